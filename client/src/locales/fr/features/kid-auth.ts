import type en from '../../en/features/kid-auth';

/** Words of the kids’ login. */
export default {
  'kidAuth.title': 'Connexion enfant',
  'kidAuth.steps': 'Étape {step} sur {count}',
  'kidAuth.step': 'Étape {step}',
  'kidAuth.backToHome': 'Accueil',
  'kidAuth.home': 'Accueil',
  'kidAuth.back': 'Retour',
  'kidAuth.clear': 'Effacer',
  'kidAuth.startOver': 'Recommencer',
  'kidAuth.signedIn': 'Session ouverte ici : {name}. Elle se ferme dès qu’un enfant se connecte.',
  'kidAuth.again': 'Chouette, te revoilà ! Touche tes images.',

  'kidAuth.code': 'Le code de ta famille',
  'kidAuth.codeHint': 'Demande les 5 chiffres à un adulte.',
  'kidAuth.codeShort': 'Tape les {count} chiffres du code famille.',
  'kidAuth.codeUnknown': 'Aucune famille n’a ce code. Regarde encore !',
  'kidAuth.connect': 'Associer cette tablette',
  'kidAuth.askToConnect': 'Demande à un adulte d’associer cette tablette',
  'kidAuth.offline': 'Pas d’internet pour l’instant. Essaie encore.',
  'kidAuth.find': 'Trouver ma famille !',
  'kidAuth.loadingKids': 'On cherche ta famille…',

  'kidAuth.chooseName': 'Choisis ton prénom',
  'kidAuth.noKidsTitle': 'Un nid vide',
  'kidAuth.noKids': 'Pas encore d’enfant ici',
  'kidAuth.noKidsText': 'Demande à un adulte de t’ajouter dans l’espace parents. Puis reviens !',
  'kidAuth.backToCode': 'Retour au code famille',
  'kidAuth.level': 'Niveau {level, number}',
  'kidAuth.stars': '{count, plural, one {# étoile} other {# étoiles}}',

  'kidAuth.hi': 'Coucou {name} !',
  'kidAuth.pickPictures': 'Touche tes 4 images secrètes',
  'kidAuth.wrong': 'Ce n’est pas ça ! 😕',
  'kidAuth.wrongText': 'Essaie encore une fois.',
  'kidAuth.wrongOwnText': 'Essaie encore une fois.',
  'kidAuth.failed': 'La connexion n’a pas marché',
  'kidAuth.failedText': 'Essaie encore.',
  'kidAuth.welcome': 'Te revoilà, {name} ! 🌟',
  'kidAuth.welcomeText': 'En route pour de nouvelles étoiles !',

  'kidAuth.napping': 'Chut, Pip fait la sieste',
  'kidAuth.awake': 'Pip est réveillé !',
  'kidAuth.comeBackSoon': 'Ça fait beaucoup d’essais. Reviens dans moins d’une minute.',
  'kidAuth.comeBackInMinutes':
    'Ça fait beaucoup d’essais. Reviens dans environ {minutes, plural, one {# minute} other {# minutes}}.',
  'kidAuth.comeBackInHours':
    'Ça fait beaucoup d’essais. Reviens dans environ {hours, plural, one {# heure} other {# heures}}.',
  'kidAuth.tryCodeAgain': 'Tu peux de nouveau taper ton code.',
  'kidAuth.tryPicturesAgain': 'Tu peux de nouveau toucher tes images.',
  'kidAuth.tryAgain': 'Réessayer',
  'kidAuth.helped': 'Un adulte s’en est occupé',
} satisfies Record<keyof typeof en, string>;
