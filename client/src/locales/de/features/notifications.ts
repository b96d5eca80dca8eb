import type en from '../../en/features/notifications';

/** Words of the settings of notifications. */
export default {
  'notifications.title': 'Mitteilungen',
  'notifications.text': 'Immer nur eine für die ganze Familie. Sie verschwindet, wenn nichts mehr wartet.',
  'notifications.failed': 'Mitteilungen ließen sich nicht laden',
  'notifications.loading': 'Mitteilungen laden',
  'notifications.here': 'Mitteilungen in diesem Browser',
  'notifications.hereHint': 'Bis du dich hier abmeldest.',
  'notifications.unsupported':
    'Dieser Browser kann hier keine Mitteilungen zeigen. Sie brauchen https und auf iPhone oder iPad Starnest auf dem Home-Bildschirm.',
  'notifications.blocked':
    'Mitteilungen von Starnest sind in diesem Browser blockiert. Erlaube sie in den Browser-Einstellungen für diese Seite und komm dann wieder her.',
  'notifications.notAllowed': 'Der Browser durfte keine Mitteilungen zeigen.',
  'notifications.noService':
    'Der Mitteilungsdienst dieses Browsers hat nicht geantwortet. Bitte versuch es später noch mal.',
  'notifications.onFailed': 'Mitteilungen ließen sich nicht einschalten',
  'notifications.saveFailed': 'Die Mitteilungen wurden nicht gespeichert',
  'notifications.what': 'Worüber',
  'notifications.thisBrowser': 'Dieser Browser',
  'notifications.otherBrowser': 'Anderer Browser',
  'notifications.chores': 'Wartende Aufgaben',
  'notifications.rewards': 'Angefragte Belohnungen',
  'notifications.lockouts': 'Ein Kind ist ausgesperrt',
  'notifications.whatWhere': '{what}, {where}',
  'notifications.approveButton': 'Knopf „Bestätigen“',
  'notifications.approveHint':
    'Auf manchen Handys geht der Knopf auch bei gesperrtem Bildschirm. Schalte ihn aus, wo ein Kind an das Handy kommt. Auf verbundenen Tablets ist er anfangs aus.',
  'notifications.quiet': 'Ruhezeit',
  'notifications.quietHint': 'Nach der Uhr eurer Familie, auf allen deinen Geräten.',
  'notifications.from': 'Von',
  'notifications.until': 'Bis',
  'notifications.toldAt': 'Was dazwischen kommt, wird einmal gemeldet, um {time} Uhr.',
  'notifications.sameTime': 'Bitte wähle zwei verschiedene Uhrzeiten',
  'notifications.valueOn': 'In diesem Browser an',
  'notifications.valueOff': 'In diesem Browser aus',
  'notifications.valueQuiet': '{value} · Ruhe ab {time} Uhr',
} satisfies Record<keyof typeof en, string>;
