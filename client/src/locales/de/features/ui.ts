import type en from '../../en/features/ui';

/** Words of the parts that every screen is made of. */
export default {
  // Buttons
  'ui.saving': 'Speichert',
  'ui.loading': 'Lädt …',
  'ui.cancel': 'Abbrechen',
  'ui.close': 'Schließen',
  'ui.dismiss': 'Ausblenden',
  'ui.clear': 'Leeren',
  'ui.backspace': 'Löschen',
  'ui.retry': 'Noch mal',
  'ui.retrying': 'Versucht',
  'ui.reload': 'Neu laden',
  'ui.reloading': 'Lädt',
  'ui.notNow': 'Jetzt nicht',
  'ui.readAloud': 'Vorlesen: {of}',
  'ui.sentence': '{text}.',
  'ui.bedtime': 'Nacht',
  'ui.daytime': 'Tag',
  'ui.skipToContent': 'Zum Inhalt springen',

  // What did not load
  'ui.loadFailed': 'Das ließ sich nicht laden',
  'ui.checkConnection': 'Prüfe die Verbindung und versuch es noch mal.',
  'ui.dialogFailed': 'Das ließ sich nicht öffnen',
  'ui.reloadToGoOn': 'Lade die Seite neu, dann geht es weiter.',
  'ui.partFailed': 'Dieser Teil ließ sich nicht laden',
  'ui.partFailedText': 'Der Rest ist in Ordnung. Lade die Seite neu, dann geht es weiter.',

  // The live connection
  'ui.livePaused':
    '<0>Neues kommt gerade nicht von selbst an.</0> Was du siehst, ist vielleicht nicht mehr aktuell.',
  'ui.reconnect': 'Neu verbinden',

  // Forms
  'ui.optional': '(optional)',
  'ui.leaveUnsaved': 'Ohne Speichern verlassen?',
  'ui.leaveUnsavedText': 'Was du hier eingegeben hast, ginge verloren.',
  'ui.keepEditing': 'Weiter bearbeiten',
  'ui.leave': 'Verlassen',
  'ui.draftKept': '<0>Das hattest du vorher eingegeben</0> Es ist noch nicht gespeichert.',
  'ui.startOver': 'Neu anfangen',
  'ui.changedMeanwhile': 'Das hat gerade jemand anders geändert',
  'ui.fieldIsNow': '{field}: {value}',
  'ui.nothing': 'nichts',
  'ui.keepMine': 'Meins behalten',
  'ui.takeTheirs': 'Das andere nehmen',
  'ui.showPassword': 'Passwort zeigen',
  'ui.fewerStars': 'Weniger Sterne',
  'ui.moreStars': 'Mehr Sterne',

  // Family code and pictures
  'ui.familyCode': 'Familiencode, {count} Ziffern',
  'ui.keypad': 'Zifferntasten',
  'ui.digitsTyped': '{typed} von {count} Ziffern',
  'ui.pictures': 'Bilder',
  'ui.chosenPicture': '{name}, Bild {order}',
  'ui.picture.cat': 'Katze',
  'ui.picture.dog': 'Hund',
  'ui.picture.car': 'Auto',
  'ui.picture.heart': 'Herz',
  'ui.picture.star': 'Stern',
  'ui.picture.ice cream': 'Eis',
  'ui.picture.tree': 'Baum',
  'ui.picture.sun': 'Sonne',
  'ui.picture.moon': 'Mond',
  'ui.picture.apple': 'Apfel',
  'ui.picturesChosen': '{chosen}/{count} <0>gewählt</0>',

  // Stars
  'ui.starsUnit': '{count, plural, one {Stern} other {Sterne}}',
  'ui.levelProgress': '{lit} von {count} Sternen in diesem Level',

  'ui.justNow': 'gerade eben',
  'ui.more': 'noch {count, number}',

  'ui.notice': 'Mitteilung',
  'ui.notices': 'Mitteilungen ({key})',
} satisfies Record<keyof typeof en, string>;
