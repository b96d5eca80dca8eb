import type en from '../../en/features/devices';

/** Words of the family's connected devices. */
export default {
  'devices.title': 'Dispositivos',
  'devices.text':
    'En una tablet conectada, los niños tocan su nombre y sus cuatro dibujos. Sin escribir ningún código.',
  'devices.value': '{count, plural, =0 {Ninguno conectado} one {# conectado} other {# conectados}}',
  'devices.loading': 'Cargando tus dispositivos',
  'devices.notLoaded': 'Tus dispositivos no se cargaron',
  'devices.used': 'Último uso: {ago}',
  'devices.usedBy': 'Último uso: {ago}\u00a0· <0>lo conectó {name}</0>',
  'devices.rename': 'Cambiar el nombre de {name}',
  'devices.saveName': 'Guardar el nombre',
  'devices.renameFailed': 'El nombre no se guardó',
  'devices.remove': 'Quitar',
  'devices.removeNamed': 'Quitar {name}',
  'devices.removeQuestion': '¿Quitar {name}?',
  'devices.removeText':
    'Quien tenga ahí su sesión sale al momento. Se puede volver a conectar cuando quieras.',
  'devices.removing': 'Quitando',
  'devices.removed': '{name} ya no está conectado',
  'devices.removeFailed': 'El dispositivo no se quitó',

  'devices.only': 'Solo entran niños desde dispositivos conectados',
  'devices.onlyHint': 'En los demás, el código familiar no abre nada ni muestra nombres.',
  'devices.onlyNone': 'No hay ningún dispositivo conectado: ahora ningún niño puede entrar.',
  'devices.idle': 'Volver a los nombres',
  'devices.idleHint':
    'Tras este tiempo sin tocar la pantalla, los dispositivos conectados cierran la sesión de niños y padres',
  'devices.minutes': '{count, plural, one {# minuto} other {# minutos}}',

  'devices.connect': 'Conectar un dispositivo',
  'devices.name': 'Su nombre',
  'devices.newName': 'Nuestra tablet',
  'devices.newNameNumbered': 'Nuestra tablet {number, number}',
  'devices.connectOther': 'Conectar otro dispositivo',
  'devices.connectHere': 'Esta es la tablet: conectarla',
  'devices.connectFailed': 'El dispositivo no se conectó',
  'devices.connectedHere': 'Aquí los niños empiezan por su nombre.',
  'devices.connected': '{name} está conectado',
  'devices.connectAnother': 'Conectar uno más',
  'devices.qrCode': 'Código QR que conecta un dispositivo',
  'devices.how':
    'Escanéalo con la cámara de la tablet. O abre allí la entrada de niños, toca <0>Conectar esta tablet</0> y escribe:',
  'devices.worksUntil':
    'Sirve una vez, hasta las {time}: {minutes, plural, one {queda # minuto} other {quedan # minutos}}',
  'devices.expired': 'Estos números ya no sirven.',
  'devices.newDigits': 'Números nuevos',
} satisfies Record<keyof typeof en, string>;
