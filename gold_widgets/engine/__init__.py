"""What any turn-based game needs: protocols, records, recall, seeds, words and errors."""
