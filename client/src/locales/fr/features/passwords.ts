import type en from '../../en/features/passwords';

/** Words of links that are sent: a new password, a confirmed address. */
export default {
  'passwords.forgot': 'Mot de passe oublié ?',
  'passwords.backToLogin': 'Retour à la connexion',
  'passwords.askTitle': 'Nouveau mot de passe',
  'passwords.askText':
    'Entrez votre identifiant ou votre e-mail. Si nous le connaissons, un lien part à l’adresse confirmée.',
  'passwords.usernameOrEmail': 'Identifiant ou e-mail',
  'passwords.enterUsernameOrEmail': 'Entrez votre identifiant ou votre e-mail',
  'passwords.sendLink': 'Envoyer le lien',
  'passwords.sending': 'Envoi',
  'passwords.sendFailed': 'Le lien n’a pas été envoyé',
  'passwords.sentTitle': 'Regardez vos e-mails',
  'passwords.sentText':
    'Si <0>{name}</0> est connu et confirmé, un lien est en route. Il est valable une seule fois, pendant une heure.',
  'passwords.sentHint':
    'Rien après 5 minutes ? Regardez dans les indésirables, ou demandez un lien à la personne qui gère ce Starnest.',
  'passwords.sendAgain': 'Renvoyer',
  'passwords.sentAgain': 'Renvoyé',
  'passwords.noMailText': 'Ce Starnest n’envoie pas d’e-mail, mais il y a un autre moyen.',
  'passwords.noMailHint':
    'Demandez un lien à la personne qui gère ce Starnest. Il vous permet de choisir vous-même un nouveau mot de passe.',

  'passwords.newTitle': 'Choisissez un nouveau mot de passe',
  'passwords.newFor': 'Pour <0>{username}</0>. Toutes vos autres sessions se ferment.',
  'passwords.newPassword': 'Nouveau mot de passe',
  'passwords.newPasswordHint': '{count, number} caractères ou plus',
  'passwords.again': 'Encore une fois le même',
  'passwords.tooShort': 'Il faut {count, number} caractères ou plus',
  'passwords.differ': 'Tapez encore une fois le même mot de passe',
  'passwords.strength.0': 'Très facile à deviner',
  'passwords.strength.1': 'Facile à deviner',
  'passwords.strength.2': 'Correct',
  'passwords.strength.3': 'Solide',
  'passwords.strength.4': 'Très solide',
  'passwords.common': 'Beaucoup de gens utilisent ce mot de passe : il est essayé en premier.',
  'passwords.strict':
    'Ce Starnest demande au moins {count, number} caractères et refuse les mots de passe très courants.',
  'passwords.saveAndLogIn': 'Enregistrer et se connecter',
  'passwords.saving': 'Enregistrement',
  'passwords.saveFailed': 'Le mot de passe n’a pas été enregistré',
  'passwords.saved': 'Nouveau mot de passe enregistré',
  'passwords.savedText': 'Session ouverte : {username}.',
  'passwords.savedLogIn': 'Vous pouvez maintenant vous connecter.',
  'passwords.ended': 'Ce lien n’est plus valable',
  'passwords.endedText':
    'Il a déjà servi, ou date de plus d’une heure. Demandez-en un autre : c’est l’affaire d’une minute.',
  'passwords.askAgain': 'Demander un nouveau lien',

  'passwords.confirming': 'Confirmation de votre adresse',
  'passwords.confirmed': 'Adresse confirmée',
  'passwords.confirmedText': 'Si vous oubliez un jour votre mot de passe, le lien arrivera là.',
  'passwords.toStarnest': 'Aller à Starnest',
  'passwords.confirmEndedText':
    'Il a déjà servi, ou date de plus de trois jours. Si votre adresse n’est pas encore confirmée, renvoyez le lien dans les réglages.',
  'passwords.confirmFailed': 'L’adresse n’a pas été confirmée',
  'passwords.cancelEmail': 'Annuler la nouvelle adresse ?',
  'passwords.cancelEmailText':
    'Vous retrouvez votre ancienne adresse e-mail. Tous les navigateurs sont déconnectés et vous choisissez un nouveau mot de passe.',
  'passwords.cancelEmailButton': 'Annuler le changement',
  'passwords.cancelEmailFailed': 'Le changement n’a pas pu être annulé',
  'passwords.cancelEmailEnded':
    'Il a déjà servi ou date de plus de sept jours. Si vous ne pouvez pas vous connecter, demandez un nouveau mot de passe.',
} satisfies Record<keyof typeof en, string>;
