import type en from '../../en/features/passkeys';

/** Words of passkeys, in the settings and for admins. */
export default {
  'passkeys.title': 'Chaves de acesso',
  'passkeys.text': 'Entre com a digital, o rosto ou o bloqueio de tela em vez da senha.',
  'passkeys.failed': 'As chaves de acesso não carregaram',
  'passkeys.loading': 'Carregando as chaves de acesso',
  'passkeys.none': 'Nenhuma chave de acesso ainda.',
  'passkeys.added': 'Adicionada em {added}',
  'passkeys.used': 'Adicionada em {added} · último uso em {used}',
  'passkeys.notHere':
    'Este navegador não consegue criar chaves de acesso aqui. Elas precisam de https e de um nome no endereço.',
  'passkeys.add': 'Adicionar uma chave de acesso',
  'passkeys.addText': 'O próximo passo é a pergunta do seu aparelho.',
  'passkeys.adding': 'Adicionando',
  'passkeys.name': 'Nome',
  'passkeys.nameHint': 'Onde você a guarda, como “Meu celular”.',
  'passkeys.password': 'Sua senha',
  'passkeys.addFailed': 'A chave de acesso não foi adicionada',
  'passkeys.notMade': 'Seu aparelho não criou nenhuma. Tente de novo.',
  'passkeys.knownHere': 'Este aparelho já tem uma chave de acesso sua.',
  'passkeys.addedToast': 'Chave de acesso adicionada',
  'passkeys.remove': 'Remover',
  'passkeys.removeThis': 'Remover {name}',
  'passkeys.removeTitle': 'Remover {name}?',
  'passkeys.removeText':
    'Você não poderá mais entrar com ela. No próprio aparelho, apague nas configurações dele.',
  'passkeys.removing': 'Removendo',
  'passkeys.keep': 'Manter',
  'passkeys.stillWork':
    '{count, plural, one {Uma chave de acesso ainda abre sua conta. Remova se não a reconhecer.} other {# chaves de acesso ainda abrem sua conta. Remova as que não reconhecer.}}',
  'passkeys.removeFailed': 'A chave de acesso não foi removida',
  'proof.title': 'Confirme que é você',
  'proof.text': 'Digite sua senha para fazer esta mudança. Não vamos pedir de novo por 10 minutos.',
  'proof.passkey': 'Usar uma chave de acesso',
  'proof.continue': 'Continuar',
  'proof.checking': 'Conferindo',
  'proof.failed': 'Não foi possível conferir',

  'passkeys.require': 'Administradores precisam de uma chave de acesso',
  'passkeys.requireHint':
    'Assim nenhum administrador entra só com a senha. Adicione antes uma sua. Quem perder a sua fala com quem cuida do servidor.',
  'passkeys.requireFailed': 'Não foi alterado',
} satisfies Record<keyof typeof en, string>;
