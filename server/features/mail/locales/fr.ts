import type en from './en';

export default {
  'mail.footer':
    'Starnest : les missions en famille qui rapportent des étoiles. Message envoyé automatiquement.',
  'mail.open_address': 'Ou ouvrez cette adresse :',
  'mail.greeting': 'Bonjour {firstName}',
  'mail.greeting_nameless': 'Bonjour',

  'confirm_email.subject': 'Confirmez votre adresse pour Starnest',
  'confirm_email.text':
    'Quelqu’un, sans doute vous, a donné cette adresse sur Starnest. Confirmez-la, et Starnest pourra vous aider si vous oubliez votre mot de passe.',
  'confirm_email.button': 'Confirmer cette adresse',
  'confirm_email.validity': 'Le lien est valable une seule fois, jusqu’à {until}.',
  'confirm_email.not_you': 'Ce n’était pas vous ? Ignorez cet e-mail. Cette adresse n’en recevra plus.',
  'cancel_email.subject': 'Votre adresse e-mail Starnest change',
  'cancel_email.text': 'L’adresse e-mail de {username} sur Starnest a été modifiée ou retirée.',
  'cancel_email.not_you':
    'Ce n’était pas vous ? Annulez ce changement. Vous retrouvez votre ancienne adresse, tous les navigateurs sont déconnectés et vous choisissez un nouveau mot de passe.',
  'cancel_email.button': 'Annuler le changement',
  'cancel_email.validity':
    'Le lien est valable une seule fois, pendant {days, plural, one {# jour} many {# jours} other {# jours}}.',
  'cancel_email.you': 'C’était vous ? Vous pouvez ignorer ce message.',
  'password_reset.subject': 'Votre mot de passe Starnest a été réinitialisé',
  'password_reset.text':
    'Le mot de passe de {username} a été réinitialisé et tous les navigateurs ont été déconnectés.',
  'password_reset.button': 'Choisir un autre mot de passe',
  'password_reset.not_you': 'Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe.',
  'password_changed.subject': 'Votre mot de passe Starnest a été modifié',
  'password_changed.text':
    'Le mot de passe de {username} a été modifié et les autres navigateurs ont été déconnectés.',
  'password_changed.button': 'Choisir un autre mot de passe',
  'password_changed.not_you': 'Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe.',
  'passkey_added.subject': 'Une clé d’accès a été ajoutée à votre compte Starnest',
  'passkey_added.text': 'Une nouvelle clé d’accès permet de se connecter comme {username}.',
  'passkey_added.button': 'Voir vos clés d’accès',
  'passkey_added.not_you': 'Ce n’était pas vous ? Retirez la clé d’accès et changez votre mot de passe.',

  'reset_password.subject': 'Réinitialisez votre mot de passe Starnest',
  'reset_password.text':
    'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour {username}. Le lien est valable une seule fois, jusqu’à {until}.',
  'reset_password.button': 'Choisir un nouveau mot de passe',
  'reset_password.not_you': 'Ce n’était pas vous ? Ignorez cet e-mail. Votre mot de passe reste le même.',

  'invite.subject': 'Une invitation à Starnest',
  'invite.text_parent':
    'Vous êtes invité à rejoindre une famille sur Starnest, où les enfants font des missions, gagnent des étoiles et les dépensent. Comme parent, vous y voyez et modifiez tout.',
  'invite.text_helper':
    'Vous êtes invité à rejoindre une famille sur Starnest, où les enfants font des missions, gagnent des étoiles et les dépensent. Comme aide, vous y voyez tout, validez les missions et remettez les récompenses.',
  'invite.button': 'Voir l’invitation',
  'invite.validity':
    'Le lien est valable une seule fois, pendant {days, plural, one {# jour} other {# jours}}.',
  'invite.not_known':
    'L’invitation indique qui l’envoie. Vous ne connaissez pas cette personne ? Ne faites rien : personne n’apprendra que vous avez reçu ce message.',

  'weekly_letter.subject': 'Votre semaine sur Starnest, {dates}',
  'weekly_letter.text': 'Voici la semaine de votre famille, {family}, {dates}.',
  'weekly_letter.text_nameless': 'Voici la semaine de votre famille, {dates}.',
  'weekly_letter.chores':
    '{count, plural, =0 {Aucune mission validée} one {# mission validée} other {# missions validées}}',
  'weekly_letter.stars': '{count, plural, one {# étoile gagnée} other {# étoiles gagnées}}',
  'weekly_letter.streak': '{count, plural, one {# jour} other {# jours}} d’affilée avec une mission faite',
  'weekly_letter.level': 'Niveau {level} atteint',
  'weekly_letter.badge': 'Nouveau badge : {name}',
  'badge.star-starter': 'Première étoile',
  'badge.bright-spark': 'Étincelle',
  'badge.nest-builder': 'As du nid',
  'badge.moon-hopper': 'Saut de lune',
  'badge.comet-chaser': 'Chasse-comètes',
  'badge.cloud-captain': 'Capitaine des nuages',
  'badge.rainbow-ranger': 'Magie de l’arc-en-ciel',
  'badge.planet-pilot': 'Pilote des planètes',
  'badge.galaxy-hero': 'Star de la galaxie',
  'badge.legend': 'Légende',
  'weekly_letter.promised': 'Validé, pas encore donné',
  'weekly_letter.promise': '{reward}, pour {kid}',
  'weekly_letter.promises_more': '{count, plural, one {et encore #} other {et encore #}}',
  'weekly_letter.waiting': 'À valider',
  'weekly_letter.waiting_chores': '{count, plural, one {# mission à valider} other {# missions à valider}}',
  'weekly_letter.waiting_rewards': '{count, plural, one {# demande à traiter} other {# demandes à traiter}}',
  'weekly_letter.button': 'Ouvrir Starnest',
  'weekly_letter.why':
    'Vous recevez ce récapitulatif une fois par semaine, car vous l’avez activé dans vos réglages.',
  'weekly_letter.stop': 'Désactiver le récapitulatif',
} satisfies Record<keyof typeof en, string>;
