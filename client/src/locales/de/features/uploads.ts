import type en from '../../en/features/uploads';

/** Words with which a picture is chosen and uploaded. */
export default {
  // The field of a form
  'uploads.picture': 'Bild',
  'uploads.orPhoto': 'Oder ein Foto verwenden',
  'uploads.browseOrDrop': '<0>Auswählen</0> oder ein Bild hierherziehen, bis {megabytes, number} MB',
  'uploads.takePhoto': 'Foto machen',
  'uploads.useAddress': 'Web-Adresse verwenden',
  'uploads.change': 'Ändern',
  'uploads.remove': 'Bild entfernen',
  'uploads.yourPhoto': 'Dein Foto',
  'uploads.fromHost': 'Von {host}',
  'uploads.notShown': 'Lässt sich nicht zeigen',

  // The dialog
  'uploads.usePhoto': 'Foto verwenden',
  'uploads.chooseOne': 'Wähle ein Bild',
  'uploads.dropOne': 'Zieh ein Bild hierher',
  'uploads.types': 'PNG, JPEG, WebP, GIF oder AVIF, bis {megabytes, number} MB',
  'uploads.browse': 'Auswählen',
  'uploads.imageFile': 'Bilddatei',
  'uploads.photo': 'Foto',
  'uploads.preview': 'Vorschau von {file}',
  'uploads.noPreview': 'In dieser Datei ist nichts zu sehen.',
  'uploads.oneAtATime': 'Wähle ein Bild nach dem anderen.',
  'uploads.kilobytes': '{size, number} KB',
  'uploads.megabytes': '{size, number} MB',

  // What becomes of a file
  'uploads.ready': 'Bereit zum Hochladen',
  'uploads.readySize': 'Bereit zum Hochladen, {size}',
  'uploads.uploading': 'Lädt hoch',
  'uploads.attempt': 'Die Verbindung ist abgerissen. Versuch {attempt, number} von {attempts, number}',
  'uploads.checking': 'Bild wird geprüft',
  'uploads.paused': 'Angehalten',
  'uploads.done': 'Fertig',
  'uploads.progressOf': 'Hochladen von {file}',
  'uploads.percent': '{percent, number}\u00a0%',
  'uploads.pause': 'Anhalten',
  'uploads.resume': 'Weiter',
  'uploads.removeFile': '{file} entfernen',
  'uploads.putAway': '{file} weglegen',
  'uploads.upload': 'Hochladen',
  'uploads.cancel': 'Abbrechen',
  'uploads.tryAgain': 'Noch mal versuchen',
  'uploads.chooseAnother': 'Anderes wählen',
  'uploads.disconnected': 'Die Verbindung ist abgerissen. Prüfe sie und versuch es noch mal.',
  'uploads.notChecked': 'Das Bild ließ sich nicht prüfen. Bitte versuch es noch mal.',
  'uploads.refused': 'Dieses Bild wurde abgelehnt. Bitte wähle ein anderes.',

  // A picture of the web
  'uploads.useAddressInstead': 'Lieber eine Web-Adresse verwenden',
  'uploads.address': 'Web-Adresse eines Bildes',
  'uploads.invalidAddress': 'Bitte gib eine Web-Adresse ein, die mit https:// oder http:// anfängt',
  'uploads.useThisAddress': 'Adresse verwenden',
  'uploads.fetching': 'Holt das Bild',
  'uploads.notFetched': 'Das Bild ließ sich nicht holen. Bitte versuch es noch mal.',
} satisfies Record<keyof typeof en, string>;
