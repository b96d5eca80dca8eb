import type en from '../../en/features/devices';

/** Words of the family’s connected devices. “Associer” a device; “se connecter” is what people do. */
export default {
  'devices.title': 'Appareils',
  'devices.text':
    'Sur une tablette associée, chaque enfant touche son prénom et ses quatre images. Aucun code à taper.',
  'devices.value': '{count, plural, =0 {Aucun associé} one {# associé} other {# associés}}',
  'devices.loading': 'Chargement de vos appareils',
  'devices.notLoaded': 'Vos appareils ne se sont pas chargés',
  'devices.used': 'Dernier usage : {ago}',
  'devices.usedBy': 'Dernier usage : {ago}\u00a0· <0>associé par {name}</0>',
  'devices.rename': 'Renommer {name}',
  'devices.saveName': 'Enregistrer le nom',
  'devices.renameFailed': 'Le nom n’a pas été enregistré',
  'devices.remove': 'Retirer',
  'devices.removeNamed': 'Retirer {name}',
  'devices.removeQuestion': 'Retirer {name} ?',
  'devices.removeText':
    'Toutes les sessions s’y ferment aussitôt. Vous pourrez l’associer à nouveau quand vous voudrez.',
  'devices.removing': 'Retrait',
  'devices.removed': 'Appareil retiré : {name}',
  'devices.removeFailed': 'L’appareil n’a pas été retiré',

  'devices.only': 'Connexion des enfants sur appareils associés seulement',
  'devices.onlyHint': 'Partout ailleurs, le code famille n’ouvre rien et ne montre aucun prénom.',
  'devices.onlyNone': 'Aucun appareil associé : en ce moment, aucun enfant ne peut se connecter.',
  'devices.idle': 'Retour aux prénoms',
  'devices.idleHint':
    'Après ce temps sans toucher l’écran, les appareils associés déconnectent enfants et parents',
  'devices.minutes': '{count, plural, one {# minute} other {# minutes}}',

  'devices.connect': 'Associer un appareil',
  'devices.name': 'Son nom',
  'devices.newName': 'Notre tablette',
  'devices.newNameNumbered': 'Notre tablette {number, number}',
  'devices.connectOther': 'Associer un autre appareil',
  'devices.connectHere': 'C’est cette tablette : l’associer',
  'devices.connectFailed': 'L’appareil n’a pas été associé',
  'devices.connectedHere': 'Ici, la connexion des enfants commence par leurs prénoms.',
  'devices.connected': 'Appareil associé : {name}',
  'devices.connectAnother': 'En associer un autre',
  'devices.qrCode': 'Code QR pour associer un appareil',
  'devices.how':
    'Scannez ceci avec la tablette. Ou ouvrez-y la connexion des enfants, touchez <0>Associer cette tablette</0> et tapez :',
  'devices.worksUntil':
    'Marche une fois, jusqu’à {time} : encore {minutes, plural, one {# minute} other {# minutes}}',
  'devices.expired': 'Ces chiffres ont expiré.',
  'devices.newDigits': 'Nouveaux chiffres',
} satisfies Record<keyof typeof en, string>;
