import type en from '../../en/features/passkeys';

/** Words of passkeys (“clés d’accès”, as browsers call them), in the settings and for admins. */
export default {
  'passkeys.title': 'Clés d’accès',
  'passkeys.text': 'Connectez-vous par empreinte, visage ou verrouillage d’écran, sans mot de passe.',
  'passkeys.failed': 'Les clés d’accès ne se sont pas chargées',
  'passkeys.loading': 'Chargement des clés d’accès',
  'passkeys.none': 'Pas encore de clé d’accès.',
  'passkeys.added': 'Ajoutée le {added}',
  'passkeys.used': 'Ajoutée le {added} · utilisée le {used}',
  'passkeys.notHere':
    'Ce navigateur ne peut pas créer de clé d’accès ici. Il leur faut https et un nom dans l’adresse.',
  'passkeys.add': 'Ajouter une clé d’accès',
  'passkeys.addText': 'Ensuite, c’est votre appareil qui pose sa question.',
  'passkeys.adding': 'Ajout',
  'passkeys.name': 'Nom',
  'passkeys.nameHint': 'Où vous la gardez, comme « Mon téléphone ».',
  'passkeys.password': 'Votre mot de passe',
  'passkeys.addFailed': 'La clé d’accès n’a pas été ajoutée',
  'passkeys.notMade': 'Votre appareil n’en a pas créé. Réessayez.',
  'passkeys.knownHere': 'Cet appareil a déjà une de vos clés d’accès.',
  'passkeys.addedToast': 'Clé d’accès ajoutée',
  'passkeys.remove': 'Retirer',
  'passkeys.removeThis': 'Retirer {name}',
  'passkeys.removeTitle': 'Retirer {name} ?',
  'passkeys.removeText':
    'Elle n’ouvrira plus votre session. Sur l’appareil lui-même, supprimez-la dans ses réglages.',
  'passkeys.removing': 'Retrait',
  'passkeys.keep': 'La garder',
  'passkeys.stillWork':
    '{count, plural, one {Une clé d’accès vous connecte toujours. Retirez-la si vous ne la reconnaissez pas.} other {# clés d’accès vous connectent toujours. Retirez celles que vous ne reconnaissez pas.}}',
  'passkeys.removeFailed': 'La clé d’accès n’a pas été retirée',
  'proof.title': 'Confirmez que c’est vous',
  'proof.text':
    'Entrez votre mot de passe pour ce changement. Nous ne le redemanderons pas pendant 10 minutes.',
  'proof.passkey': 'Utiliser une clé d’accès',
  'proof.continue': 'Continuer',
  'proof.checking': 'Vérification',
  'proof.failed': 'La vérification n’a pas abouti',

  'passkeys.require': 'Clé d’accès obligatoire pour les admins',
  'passkeys.requireHint':
    'Aucun admin n’entre alors par mot de passe seul. Ajoutez d’abord la vôtre. Qui a perdu la sienne s’adresse à la personne qui gère le serveur.',
  'passkeys.requireFailed': 'Ce réglage n’a pas été changé',
} satisfies Record<keyof typeof en, string>;
