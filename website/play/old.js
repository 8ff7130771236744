// For browsers that know no modules: nothing else of this page is read by them.
document.getElementById("notes").innerHTML =
  "<p>This browser is too old for this page. A current Firefox, Chrome, Edge or Safari can show it.</p>" +
  '<p lang="fr">Ce navigateur est trop ancien pour cette page. Un Firefox, Chrome, Edge ou Safari actuel convient.</p>' +
  '<p lang="de">Dieser Browser ist zu alt für diese Seite. Ein heutiger Firefox, Chrome, Edge oder Safari kann es.</p>';
