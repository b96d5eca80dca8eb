/** Words with which a picture is chosen and uploaded. */
export default {
  // The field of a form
  'uploads.picture': 'Picture',
  'uploads.orPhoto': 'Or use a photo',
  // <0> is underlined.
  'uploads.browseOrDrop': '<0>Browse</0> or drop one image, up to {megabytes, number} MB',
  'uploads.takePhoto': 'Take a photo',
  'uploads.useAddress': 'Use a web address',
  'uploads.change': 'Change',
  'uploads.remove': 'Remove the picture',
  'uploads.yourPhoto': 'Your photo',
  'uploads.fromHost': 'From {host}',
  'uploads.notShown': 'It can’t be shown',

  // The dialog
  'uploads.usePhoto': 'Use a photo',
  'uploads.chooseOne': 'Choose one image',
  'uploads.dropOne': 'Drop one image here',
  'uploads.types': 'PNG, JPEG, WebP, GIF or AVIF, up to {megabytes, number} MB',
  'uploads.browse': 'Browse',
  'uploads.imageFile': 'Image file',
  'uploads.photo': 'Photo',
  'uploads.preview': 'Preview of {file}',
  'uploads.noPreview': 'There is nothing to see in this file.',
  'uploads.oneAtATime': 'Choose one image at a time.',
  'uploads.kilobytes': '{size, number} KB',
  'uploads.megabytes': '{size, number} MB',

  // What becomes of a file
  'uploads.ready': 'Ready to upload',
  'uploads.readySize': 'Ready to upload, {size}',
  'uploads.uploading': 'Uploading',
  'uploads.attempt': 'The connection broke. Try {attempt, number} of {attempts, number}',
  'uploads.checking': 'Checking the picture',
  'uploads.paused': 'Paused',
  'uploads.done': 'Done',
  'uploads.progressOf': 'Upload of {file}',
  'uploads.percent': '{percent, number}%',
  'uploads.pause': 'Pause',
  'uploads.resume': 'Resume',
  'uploads.removeFile': 'Remove {file}',
  'uploads.putAway': 'Put {file} away',
  'uploads.upload': 'Upload',
  'uploads.cancel': 'Cancel',
  'uploads.tryAgain': 'Try again',
  'uploads.chooseAnother': 'Choose another',
  'uploads.disconnected': 'The connection broke off. Check it, then try again.',
  'uploads.notChecked': 'The picture could not be checked. Please try again.',
  'uploads.refused': 'This picture was refused. Please choose another one.',

  // A picture of the web
  'uploads.useAddressInstead': 'Use a web address instead',
  'uploads.address': 'Web address of a picture',
  'uploads.invalidAddress': 'Please enter a web address that starts with https:// or http://',
  'uploads.useThisAddress': 'Use address',
  'uploads.fetching': 'Fetching',
  'uploads.notFetched': 'The picture could not be fetched. Please try again.',
} as const;
