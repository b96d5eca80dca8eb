import type en from '../../en/features/devices';

/** Words of the family's connected devices. */
export default {
  'devices.title': 'Aparelhos',
  'devices.text':
    'Num tablet conectado, as crianças tocam no nome e nos quatro desenhos. Sem digitar código.',
  'devices.value': '{count, plural, =0 {Nenhum conectado} one {# conectado} other {# conectados}}',
  'devices.loading': 'Carregando seus aparelhos',
  'devices.notLoaded': 'Seus aparelhos não carregaram',
  'devices.used': 'Último uso {ago}',
  'devices.usedBy': 'Último uso {ago}\u00a0· <0>conectado por {name}</0>',
  'devices.rename': 'Mudar o nome de {name}',
  'devices.saveName': 'Salvar o nome',
  'devices.renameFailed': 'O nome não foi salvo',
  'devices.remove': 'Remover',
  'devices.removeNamed': 'Remover {name}',
  'devices.removeQuestion': 'Remover {name}?',
  'devices.removeText': 'Quem estiver nele sai na hora. Dá para conectar de novo quando quiser.',
  'devices.removing': 'Removendo',
  'devices.removed': '{name} não está mais conectado',
  'devices.removeFailed': 'O aparelho não foi removido',

  'devices.only': 'Crianças só entram em aparelhos conectados',
  'devices.onlyHint': 'Nos outros, o código da família não abre nada nem mostra nomes.',
  'devices.onlyNone': 'Nenhum aparelho está conectado: agora nenhuma criança consegue entrar.',
  'devices.idle': 'Voltar aos nomes',
  'devices.idleHint':
    'Depois deste tempo sem toque, os aparelhos conectados encerram a sessão de crianças e responsáveis',
  'devices.minutes': '{count, plural, one {# minuto} other {# minutos}}',

  'devices.connect': 'Conectar um aparelho',
  'devices.name': 'O nome dele',
  'devices.newName': 'Nosso tablet',
  'devices.newNameNumbered': 'Nosso tablet {number, number}',
  'devices.connectOther': 'Conectar outro aparelho',
  'devices.connectHere': 'Este é o tablet: conectar',
  'devices.connectFailed': 'O aparelho não foi conectado',
  'devices.connectedHere': 'Aqui as crianças começam pelo nome.',
  'devices.connected': '{name} está conectado',
  'devices.connectAnother': 'Conectar mais um',
  'devices.qrCode': 'QR code que conecta um aparelho',
  'devices.how':
    'Escaneie com a câmera do tablet. Ou abra nele a entrada das crianças, toque em <0>Conectar este tablet</0> e digite:',
  'devices.worksUntil':
    'Vale uma vez, até as {time}: {minutes, plural, one {falta # minuto} other {faltam # minutos}}',
  'devices.expired': 'Estes números não valem mais.',
  'devices.newDigits': 'Novos números',
} satisfies Record<keyof typeof en, string>;
