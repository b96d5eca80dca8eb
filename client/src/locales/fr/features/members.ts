import type en from '../../en/features/members';

/** Words about the family’s adults: who they are, what they may do, and how they come and go. */
export default {
  'members.title': 'Adultes',
  'members.text': 'Tout le monde voit ici les mêmes listes. Qui arrive en premier décide.',
  'members.failed': 'Les adultes ne se sont pas chargés',
  'members.loading': 'Chargement des adultes',
  'members.invitedToo': '{names} · {count, plural, one {# invitation} other {# invitations}}',
  'members.you': 'Vous',
  'members.menu': 'Plus : {name}',

  // Words that do not change with gender
  'members.role.owner': 'Responsable',
  'members.role.parent': 'Parent',
  'members.role.helper': 'Aide',
  'members.does.owner': 'Peut tout faire',
  'members.does.parent': 'Tout, sauf les rôles et la suppression',
  'members.does.helper': 'Voit tout, valide les missions, remet les récompenses',
  'members.doesSince': '{does} · <0>depuis le {day}</0>',
  'members.makeParent': 'Donner le rôle de parent',
  'members.makeHelper': 'Donner le rôle d’aide',
  'members.helperTitle': 'Donner à {name} le rôle d’aide ?',
  'members.helperText':
    '{name} continue de tout voir et de valider les missions, mais ne peut rien changer d’autre. Les adresses de calendrier, webhooks, jetons d’accès et invitations créés par {name} ne fonctionnent plus.',
  'members.roleChanged': '{name} : {role}',
  'members.roleFailed': 'Le rôle n’a pas été changé',

  'members.handOn': 'Transmettre la famille',
  'members.handOnTitle': 'Transmettre la famille à {name} ?',
  'members.handOnText':
    '{name} donne alors les rôles, retire des adultes et peut supprimer la famille. Vous devenez parent. Pour la récupérer, il faudra passer par {name}.',
  'members.handedOn': 'Responsable de la famille : {name}',

  'members.remove': 'Retirer',
  'members.removeTitle': 'Retirer {name} ?',
  'members.removeText':
    '{name} perd aussitôt l’accès à cette famille, dans tous ses navigateurs. Les adresses de calendrier, webhooks, jetons d’accès et invitations créés par {name} ne fonctionnent plus. Les validations faites par {name} restent. Pour revenir, il faudra une nouvelle invitation.',
  'members.removed': '{name} ne fait plus partie de la famille',
  'members.tabletsEnd':
    '{count, plural, one {Cet appareil est dissocié :} other {Ces appareils sont dissociés :}}',
  'members.tabletsEndHint':
    'Les enfants y sont déconnectés. Associez à nouveau une tablette qui reste dans la famille.',
  'members.afterText':
    '{name} connaît peut-être encore le code de la famille et les images des enfants. Vous pouvez les changer maintenant.',
  'members.afterCode': 'Code de la famille',
  'members.newPictures': 'Nouvelles images',
  'members.afterCalendars':
    '{name} pouvait aussi voir les adresses de calendrier des autres parents. Vous pouvez les renouveler sous <0>Calendriers</0>.',
  'members.afterDone': 'Terminé',
  'members.removeFailed': 'Personne n’a été retiré',
  'members.leave': 'Quitter',
  'members.leaveTitle': 'Quitter {family} ?',
  'members.leaveText':
    'Vous ne verrez plus ses enfants, ses missions ni ses récompenses, et votre session se ferme. Vos adresses de calendrier, webhooks, jetons d’accès et invitations ne fonctionnent plus. Pour revenir, il faudra une nouvelle invitation.',
  'members.left': 'Vous avez quitté {family}',
  'members.leftText': 'Votre compte reste. Connectez-vous pour rejoindre ou créer une autre famille.',
  'members.leaveFailed': 'Vous êtes toujours dans la famille',

  'members.families': 'Vos familles',
  'members.unnamed': 'Famille sans nom',
  'members.familyHere': 'Vous êtes ici',
  'members.switch': 'Y aller',
  'members.switchTo': 'Y aller : {family}',
  'members.switched': 'Vous êtes maintenant dans {family}',
  'members.switchFailed': 'Vous êtes toujours dans la même famille',
  'members.closed': 'Fermée',
  'members.closedUntil': 'Vous pouvez la rouvrir jusqu’au {day}. Ensuite, elle disparaît, images comprises.',
  'members.closedByAdmin':
    'Un administrateur l’a fermée. Elle sera supprimée le {day}. Contactez les responsables de ce Starnest.',
  'members.restore': 'Rouvrir',
  'members.restoreNamed': 'Rouvrir {family}',
  'members.restoreFailed': 'Votre famille n’a pas été rouverte',

  'members.invite': 'Inviter un adulte',
  'members.inviteAs': 'Inviter comme',
  'members.makeLink': 'Créer un lien',
  'members.sendTo': 'Envoyer à',
  'members.sendToHint': 'Une adresse e-mail. Sans elle, vous recevez un lien à transmettre.',
  'members.send': 'Envoyer l’invitation',
  'members.sentTo': 'En route vers {email}',
  'members.notSentTo': 'Aucun e-mail n’a été envoyé à {email}',
  'members.notSentWhy': 'La limite du jour est atteinte. Transmettez le lien vous-même.',
  'members.inviteFailed': 'L’invitation n’a pas été créée',
  'members.inviteUnsure': 'On ne sait pas si c’est fait',
  'members.qrCode': 'Code QR de l’invitation',
  'members.linkText':
    'À scanner, ou à envoyer. Le lien est valable une seule fois, pendant {days, plural, one {# jour} other {# jours}}, et ne s’affiche que maintenant.',
  'members.link': 'Lien d’invitation',
  'members.copyLink': 'Copier le lien',
  'members.copied': 'Lien copié',
  'members.cannotCopy': 'Copiez ce lien',
  'members.invitedAs.parent': 'Invitation comme parent',
  'members.invitedAs.helper': 'Invitation comme aide',
  'members.linkEnds': 'Lien jusqu’au {day}',
  'members.linkEndsBy': 'Lien jusqu’au {day} · <0>par {name}</0>',
  'members.withdraw': 'Annuler',
  'members.withdrawFailed': 'L’invitation n’a pas été annulée',
} satisfies Record<keyof typeof en, string>;
