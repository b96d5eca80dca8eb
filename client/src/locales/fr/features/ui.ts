import type en from '../../en/features/ui';

/** Words of the parts that every screen is made of. Kids and grown-ups see them, so buttons are infinitives. */
export default {
  'ui.saving': 'Enregistrement',
  'ui.loading': 'Chargement…',
  'ui.cancel': 'Annuler',
  'ui.close': 'Fermer',
  'ui.dismiss': 'Fermer',
  'ui.clear': 'Effacer',
  'ui.backspace': 'Effacer le dernier chiffre',
  'ui.retry': 'Réessayer',
  'ui.retrying': 'Nouvel essai',
  'ui.reload': 'Recharger',
  'ui.reloading': 'Chargement',
  'ui.notNow': 'Pas maintenant',
  'ui.readAloud': 'Lire à voix haute : {of}',
  'ui.sentence': '{text}.',
  'ui.bedtime': 'Nuit',
  'ui.daytime': 'Jour',
  'ui.skipToContent': 'Aller au contenu',

  'ui.loadFailed': 'Le chargement a échoué',
  'ui.checkConnection': 'Vérifier la connexion, puis réessayer.',
  'ui.dialogFailed': 'L’ouverture a échoué',
  'ui.reloadToGoOn': 'Recharger la page pour continuer.',
  'ui.partFailed': 'Cette partie ne s’est pas chargée',
  'ui.partFailedText': 'Tout le reste va bien. Il suffit de recharger la page.',

  'ui.livePaused':
    '<0>Les mises à jour en direct sont en pause.</0> Ce qui est affiché date peut-être un peu.',
  'ui.reconnect': 'Reconnecter',

  'ui.optional': '(facultatif)',
  'ui.leaveUnsaved': 'Quitter sans enregistrer ?',
  'ui.leaveUnsavedText': 'Ce qui est écrit ici serait perdu.',
  'ui.keepEditing': 'Continuer',
  'ui.leave': 'Quitter',
  'ui.draftKept': '<0>Brouillon retrouvé</0> Il n’est pas encore enregistré.',
  'ui.startOver': 'Recommencer',
  'ui.changedMeanwhile': 'Quelqu’un d’autre vient de modifier ceci',
  'ui.fieldIsNow': '{field} : {value}',
  'ui.nothing': 'rien',
  'ui.keepMine': 'Garder ma version',
  'ui.takeTheirs': 'Prendre l’autre',
  'ui.showPassword': 'Afficher le mot de passe',
  'ui.letNameChoose': 'Choisir selon le nom',
  'ui.nameChooses': 'Selon le nom',
  'ui.fewerStars': 'Moins d’étoiles',
  // “Plus d’étoiles” alone could also mean “no more stars”.
  'ui.moreStars': 'Ajouter des étoiles',

  'ui.familyCode': 'Code famille, {count} chiffres',
  'ui.keypad': 'Pavé numérique',
  'ui.digitsTyped': '{typed, plural, one {# chiffre} other {# chiffres}} sur {count}',
  'ui.pictures': 'Images',
  'ui.chosenPicture': '{name}, image {order}',
  'ui.picturesChosen': '{chosen}/{count} <0>choisies</0>',

  'ui.starsUnit': '{count, plural, one {étoile} other {étoiles}}',
  'ui.levelProgress': '{lit, plural, one {# étoile} other {# étoiles}} sur {count} dans ce niveau',

  'ui.justNow': 'à l’instant',
  'ui.more': '{count, plural, one {# autre} other {# autres}}',
} satisfies Record<keyof typeof en, string>;
