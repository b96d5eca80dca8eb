import type en from '../../en/features/joining';

/** Words of the page of an invitation, and of who belongs to no family. {family} as “Les Martin”, so no article stands before it. */
export default {
  'joining.title': 'Invitation',
  'joining.loading': 'On regarde l’invitation',
  'joining.failed': 'L’invitation ne s’est pas chargée',
  'joining.invites': '{name} vous invite à rejoindre {family}',
  'joining.invitesNobody': 'Vous avez une invitation à rejoindre {family}',
  'joining.unnamed': 'sa famille',
  'joining.as.parent':
    'en tant que <0>parent</0>. Vous voyez tous les mêmes listes, et qui est à la maison décide.',
  'joining.as.helper':
    'en tant qu’<0>aide</0>. Vous voyez ce que voient les parents, et vous épaulez les enfants.',
  'joining.may.parent.1': 'Valider missions et récompenses',
  'joining.may.parent.2': 'Modifier missions, récompenses et enfants',
  'joining.may.parent.3': 'Donner des étoiles, annuler, mettre en pause',
  'joining.may.parent.not': 'Les rôles et la suppression restent au responsable',
  'joining.may.helper.1': 'Voir missions, récompenses et étoiles',
  'joining.may.helper.2': 'Valider les missions, remettre les récompenses',
  'joining.may.helper.3': 'Écrire aux enfants',
  'joining.may.helper.not': 'Les modifications restent aux parents',
  'joining.may': 'Vous pouvez',
  'joining.once': 'Le lien marche une seule fois.',
  'joining.makeLogin': 'Créez votre compte',
  'joining.haveLogin': 'J’ai déjà un compte Starnest',
  'joining.withLogin': 'Rejoindre avec votre compte',
  'joining.withLoginText':
    'Si vous avez déjà une famille, elle reste la vôtre. Vous passez de l’une à l’autre quand vous voulez.',
  'joining.noLogin': 'Je n’ai pas encore de compte',
  'joining.logInAndJoin': 'Se connecter et rejoindre',
  'joining.signedInAs': 'Session ouverte : {name}.',
  'joining.join': 'Rejoindre la famille',
  'joining.joining': 'Un instant',
  'joining.joinFailed': 'Vous n’avez pas rejoint la famille',
  'joining.joined': 'Bienvenue dans la famille : {family}',
  'joining.already': 'Vous faites déjà partie de cette famille',
  'joining.alreadyText': 'Le lien marche encore : donnez-le à la personne à qui il est destiné.',
  'joining.toFamily': 'Aller à votre famille',
  'joining.otherLogin': 'Se déconnecter et rejoindre avec un autre compte',

  'joining.gone': 'Cette invitation est terminée',
  'joining.goneText':
    'Elle a déjà servi, a été annulée, ou date de plus de {days, plural, one {# jour} other {# jours}}. Demandez-en une autre : c’est l’affaire d’une minute.',
  'joining.toLogin': 'Aller à la connexion',

  'joining.noFamily': 'Vous n’êtes dans aucune famille',
  'joining.noFamilyText':
    'Votre compte est bon, {name}. Demandez une invitation et ouvrez son lien, ou créez une famille ici.',
  'joining.familyName': 'Nom de la famille',
  'joining.familyNameExample': 'Les Martin',
  'joining.found': 'Créer une famille',
  'joining.founding': 'Création',
  'joining.founded': 'Votre famille est prête',
  'joining.foundFailed': 'La famille n’a pas été créée',
  'joining.logout': 'Se déconnecter',
  'joining.deleteAccount': 'Supprimer mon compte',

  'joining.suspended': '{family} : famille fermée',
  'joining.suspendedUnnamed': 'Votre famille est fermée',
  'joining.suspendedText':
    'Personne n’entre, et rien n’est perdu. Rouvrez-la jusqu’au {day} ; ensuite, elle disparaît, images comprises.',
  'joining.restore': 'La rouvrir',
  'joining.restoring': 'Ouverture',
  'joining.restored': 'Bon retour',
  'joining.restoredText': 'Tout est comme avant.',
  'joining.restoreFailed': 'Votre famille n’a pas été rouverte',
  'joining.suspendedByAdmin':
    'Un administrateur a fermé cette famille. Elle sera supprimée le {day}. Contactez les responsables de ce Starnest.',
} satisfies Record<keyof typeof en, string>;
