import type en from '../../en/features/calendars';

/** Words of the kids' calendar feeds, in the settings. */
export default {
  'calendars.title': 'Calendarios',
  'calendars.text':
    'Las tareas con día, en el calendario de tu teléfono u otro dispositivo: añade allí la dirección como suscripción. Quien la tenga puede leerlo: cuídala como una llave.',
  'calendars.value': '{count, plural, =0 {Ninguno compartido} one {# compartido} other {# compartidos}}',
  'calendars.loading': 'Cargando tus calendarios',
  'calendars.notLoaded': 'Tus calendarios no se cargaron',
  'calendars.noKids': 'Cuando añadas un niño, sus tareas podrán estar en tu calendario.',
  'calendars.make': 'Crear dirección',
  'calendars.makeOf': 'Crear una dirección para {name}',
  'calendars.made': 'Las tareas de {name} tienen una dirección nueva',
  'calendars.madeBy': 'Creada por {name}',
  'calendars.addressOf': 'Dirección del calendario de {name}',
  'calendars.copyOf': 'Copiar la dirección de {name}',
  'calendars.copied': 'Dirección copiada',
  'calendars.cannotCopy': 'No se pudo copiar la dirección',
  'calendars.renew': 'Renovar',
  'calendars.renewOf': 'Renovar la dirección de {name}',
  'calendars.renewQuestion': '¿Una dirección nueva para {name}?',
  'calendars.end': 'Quitar',
  'calendars.endOf': 'Quitar la dirección de {name}',
  'calendars.endQuestion': '¿Quitar la dirección de {name}?',
  'calendars.endText': 'Los calendarios que usan la de ahora ya no recibirán tareas.',
  'calendars.ended': 'Las tareas de {name} ya no están en ningún calendario',
  'calendars.changing': 'Cambiando',
  'calendars.failed': 'La dirección no se cambió',
} satisfies Record<keyof typeof en, string>;
