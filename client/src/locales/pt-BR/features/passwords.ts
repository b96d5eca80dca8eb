import type en from '../../en/features/passwords';

/** Words of links that are sent: a new password, a confirmed address. */
export default {
  'passwords.forgot': 'Esqueceu a senha?',
  'passwords.backToLogin': 'Voltar para entrar',
  'passwords.askTitle': 'Nova senha',
  'passwords.askText':
    'Digite seu usuário ou e-mail. Se o conhecermos, enviamos um link ao endereço confirmado.',
  'passwords.usernameOrEmail': 'Usuário ou e-mail',
  'passwords.enterUsernameOrEmail': 'Digite seu usuário ou e-mail',
  'passwords.sendLink': 'Enviar o link',
  'passwords.sending': 'Enviando',
  'passwords.sendFailed': 'O link não foi enviado',
  'passwords.sentTitle': 'Veja seu e-mail',
  'passwords.sentText':
    'Se <0>{name}</0> for conhecido e confirmado, há um link a caminho. Ele vale uma vez, por uma hora.',
  'passwords.sentHint':
    'Nada depois de 5 minutos? Olhe no spam ou peça um link a quem administra este Starnest.',
  'passwords.sendAgain': 'Enviar de novo',
  'passwords.sentAgain': 'Enviado de novo',
  'passwords.noMailText': 'Este Starnest não envia e-mails, mas há outro jeito.',
  'passwords.noMailHint':
    'Peça um link a quem administra este Starnest. Com ele você mesmo escolhe uma nova senha.',

  'passwords.newTitle': 'Escolha uma nova senha',
  'passwords.newFor': 'Para <0>{username}</0>. Sua sessão termina em todos os outros lugares.',
  'passwords.newPassword': 'Nova senha',
  'passwords.newPasswordHint': '{count, number} caracteres ou mais',
  'passwords.again': 'A mesma de novo',
  'passwords.tooShort': 'Use {count, number} caracteres ou mais',
  'passwords.differ': 'Digite a mesma senha de novo',
  'passwords.strength.0': 'Muito fácil de adivinhar',
  'passwords.strength.1': 'Fácil de adivinhar',
  'passwords.strength.2': 'Razoável',
  'passwords.strength.3': 'Forte',
  'passwords.strength.4': 'Muito forte',
  'passwords.common': 'Muita gente usa esta senha, então ela é a primeira a ser testada.',
  'passwords.strict':
    'Este Starnest pede {count, number} caracteres ou mais e nenhuma senha que muita gente usa.',
  'passwords.saveAndLogIn': 'Salvar e entrar',
  'passwords.saving': 'Salvando',
  'passwords.saveFailed': 'A senha não foi salva',
  'passwords.saved': 'Nova senha salva',
  'passwords.savedText': 'Você entrou como {username}.',
  'passwords.savedLogIn': 'Agora entre com ela.',
  'passwords.ended': 'Este link não vale mais',
  'passwords.endedText': 'Já foi usado ou tem mais de uma hora. Peça outro: leva um minuto.',
  'passwords.askAgain': 'Pedir outro link',

  'passwords.confirming': 'Confirmando seu endereço',
  'passwords.confirmed': 'Endereço confirmado',
  'passwords.confirmedText': 'Se um dia você esquecer a senha, o link para criar outra chega lá.',
  'passwords.toStarnest': 'Ir para o Starnest',
  'passwords.confirmEndedText':
    'Já foi usado ou tem mais de três dias. Se seu endereço ainda não estiver confirmado, envie o link de novo em Ajustes.',
  'passwords.confirmFailed': 'O endereço não foi confirmado',
  'passwords.cancelEmail': 'Cancelar o novo endereço?',
  'passwords.cancelEmailText':
    'Seu e-mail antigo volta. A sessão é encerrada em todos os navegadores, e você escolhe uma nova senha.',
  'passwords.cancelEmailButton': 'Cancelar a mudança',
  'passwords.cancelEmailFailed': 'Não deu para cancelar a mudança',
  'passwords.cancelEmailEnded':
    'Ele já foi usado ou tem mais de sete dias. Se você não consegue entrar, peça uma nova senha.',
} satisfies Record<keyof typeof en, string>;
