import type en from '../../en/features/members';

/** Words about the family’s adults: who they are, what they may do, and how they come and go. */
export default {
  'members.title': 'Erwachsene',
  'members.text': 'Alle hier sehen dieselben Listen. Wer zuerst da ist, entscheidet.',
  'members.failed': 'Die Erwachsenen ließen sich nicht laden',
  'members.loading': 'Erwachsene laden',
  'members.invitedToo': '{names} · {count, plural, one {# eingeladen} other {# eingeladen}}',
  'members.you': 'Du',
  'members.menu': 'Mehr zu {name}',

  // Roles, and what each does
  'members.role.owner': 'Leitung',
  'members.role.parent': 'Elternteil',
  'members.role.helper': 'Betreuung',
  'members.does.owner': 'Darf alles',
  'members.does.parent': 'Alles außer Rollen und Löschen',
  'members.does.helper': 'Sieht alles, bestätigt Aufgaben, übergibt Belohnungen',
  'members.doesSince': '{does}\u00a0· <0>seit {day}</0>',
  'members.makeParent': 'Zum Elternteil machen',
  'members.makeHelper': 'Zur Betreuung machen',
  'members.helperTitle': '{name} zur Betreuung machen?',
  'members.helperText':
    '{name} sieht weiter alles und bestätigt Aufgaben, kann sonst aber nichts ändern. Kalenderadressen, Webhooks, Zugriffstoken und Einladungen von {name} gelten nicht mehr.',
  'members.roleChanged': '{name}: {role}',
  'members.roleFailed': 'Die Rolle wurde nicht geändert',

  // Handing the family on
  'members.handOn': 'Leitung abgeben',
  'members.handOnTitle': 'Leitung an {name} abgeben?',
  'members.handOnText':
    '{name} vergibt dann Rollen, entfernt Erwachsene und darf die Familie löschen. Du bleibst als Elternteil. Zurückgeben kann die Leitung nur {name}.',
  'members.handedOn': '{name} hat jetzt die Leitung',

  // Removing and leaving
  'members.remove': 'Entfernen',
  'members.removeTitle': '{name} entfernen?',
  'members.removeText':
    '{name} wird sofort aus dieser Familie abgemeldet, in jedem Browser. Kalenderadressen, Webhooks, Zugriffstoken und Einladungen von {name} gelten nicht mehr. Was {name} bestätigt hat, bleibt. Zurück geht es nur mit einer neuen Einladung.',
  'members.removed': '{name} ist entfernt',
  'members.tabletsEnd':
    '{count, plural, one {Dieses Gerät wird getrennt:} other {Diese Geräte werden getrennt:}}',
  'members.tabletsEndHint':
    'Kinder werden darauf abgemeldet. Verbinde ein Tablet neu, wenn es in der Familie bleibt.',
  'members.afterText':
    '{name} kennt vielleicht noch den Familiencode und die Bilder der Kinder. Du kannst sie jetzt ändern.',
  'members.afterCode': 'Familiencode',
  'members.newPictures': 'Neue Bilder',
  'members.afterCalendars':
    '{name} konnte auch die Kalenderadressen anderer Eltern sehen. Du kannst sie unter <0>Kalender</0> erneuern.',
  'members.afterDone': 'Fertig',
  'members.removeFailed': 'Niemand wurde entfernt',
  'members.leave': 'Verlassen',
  'members.leaveTitle': '{family} verlassen?',
  'members.leaveText':
    'Du siehst die Kinder, Aufgaben und Belohnungen nicht mehr und wirst abgemeldet. Deine Kalenderadressen, Webhooks, Zugriffstoken und Einladungen gelten nicht mehr. Zurück geht es nur mit einer neuen Einladung.',
  'members.left': 'Du hast {family} verlassen',
  'members.leftText':
    'Dein Zugang bleibt. Melde dich an, um einer anderen Familie beizutreten oder eine zu gründen.',
  'members.leaveFailed': 'Du bist noch in der Familie',

  // Between the families of one account
  'members.families': 'Deine Familien',
  'members.unnamed': 'Familie ohne Namen',
  'members.familyHere': 'Hier bist du',
  'members.switch': 'Wechseln',
  'members.switchTo': 'Zu {family} wechseln',
  'members.switched': 'Du bist jetzt bei {family}',
  'members.switchFailed': 'Du bist noch in derselben Familie',
  'members.closed': 'Geschlossen',
  'members.closedUntil': 'Bis {day} Uhr kannst du sie wieder öffnen. Danach ist sie weg, samt ihren Bildern.',
  'members.closedByAdmin':
    'Ein Admin hat sie geschlossen. Am {day} wird sie gelöscht. Bitte wende dich an die Betreiber dieses Starnest.',
  'members.restore': 'Wieder öffnen',
  'members.restoreNamed': '{family} wieder öffnen',
  'members.restoreFailed': 'Eure Familie wurde nicht geöffnet',

  // Invitations
  'members.invite': 'Jemanden einladen',
  'members.inviteAs': 'Einladen als',
  'members.makeLink': 'Link anlegen',
  'members.sendTo': 'Schicken an',
  'members.sendToHint': 'Eine E-Mail-Adresse. Ohne sie bekommst du einen Link zum Weitergeben.',
  'members.send': 'Einladung schicken',
  'members.sentTo': 'Unterwegs an {email}',
  'members.notSentTo': 'An {email} ging keine E-Mail',
  'members.notSentWhy': 'Das Tageslimit ist erreicht. Gib den Link selbst weiter.',
  'members.inviteFailed': 'Es wurde keine Einladung angelegt',
  'members.inviteUnsure': 'Unklar, ob es erledigt ist',
  'members.qrCode': 'QR-Code der Einladung',
  'members.linkText':
    'Lass das scannen oder schick den Link. Er gilt einmal, {days, plural, one {# Tag} other {# Tage}} lang, und ist nur jetzt zu sehen.',
  'members.link': 'Einladungslink',
  'members.copyLink': 'Link kopieren',
  'members.copied': 'Link kopiert',
  'members.cannotCopy': 'Kopiere diesen Link',
  'members.invitedAs.parent': 'Eingeladen als Elternteil',
  'members.invitedAs.helper': 'Eingeladen als Betreuung',
  'members.linkEnds': 'Link gilt bis {day}',
  'members.linkEndsBy': 'Link gilt bis {day}\u00a0· <0>von {name}</0>',
  'members.withdraw': 'Zurückziehen',
  'members.withdrawFailed': 'Die Einladung wurde nicht zurückgezogen',
} satisfies Record<keyof typeof en, string>;
