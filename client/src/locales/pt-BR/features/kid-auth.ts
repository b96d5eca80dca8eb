import type en from '../../en/features/kid-auth';

/** Words of the kids' login. */
export default {
  'kidAuth.title': 'Entrada das crianças',
  'kidAuth.steps': 'Passo {step} de {count}',
  'kidAuth.step': 'Passo {step}',
  'kidAuth.backToHome': 'Voltar ao início',
  'kidAuth.home': 'Início',
  'kidAuth.back': 'Voltar',
  'kidAuth.clear': 'Apagar',
  'kidAuth.startOver': 'Começar de novo',
  'kidAuth.signedIn': 'A sessão de {name} está aberta aqui. Ela termina quando uma criança entra.',
  'kidAuth.again': 'Que bom ver você de novo! Toque nos seus desenhos.',

  'kidAuth.code': 'O código da sua família',
  'kidAuth.codeHint': 'Peça os 5 números a um adulto.',
  'kidAuth.codeShort': 'Digite os {count} números do código da família.',
  'kidAuth.codeUnknown': 'Nenhuma família tem este código. Olhe de novo!',
  'kidAuth.connect': 'Conectar este tablet',
  'kidAuth.askToConnect': 'Peça a um adulto para conectar este tablet',
  'kidAuth.offline': 'Sem internet agora. Tente de novo.',
  'kidAuth.find': 'Achar minha família!',
  'kidAuth.loadingKids': 'Procurando as crianças...',

  'kidAuth.chooseName': 'Escolha seu nome',
  'kidAuth.noKidsTitle': 'Um ninho vazio',
  'kidAuth.noKids': 'Ainda não há crianças aqui',
  'kidAuth.noKidsText': 'Peça a um adulto para adicionar você no portal dos pais. Depois volte!',
  'kidAuth.backToCode': 'Voltar ao código da família',
  'kidAuth.level': 'Nível {level, number}',
  'kidAuth.stars': '{count, plural, =0 {# estrelas} one {# estrela} other {# estrelas}}',

  'kidAuth.hi': 'Oi, {name}!',
  'kidAuth.pickPictures': 'Toque nos seus 4 desenhos secretos para entrar',
  'kidAuth.wrong': 'Não são esses! 😕',
  'kidAuth.wrongText': 'Tente de novo com os seus.',
  'kidAuth.wrongOwnText': 'Esses não são os seus desenhos. Tente de novo.',
  'kidAuth.failed': 'Não deu para entrar',
  'kidAuth.failedText': 'Tente de novo.',
  'kidAuth.welcome': 'Que bom ver você, {name}! 🌟',
  'kidAuth.welcomeText': 'Vamos ganhar estrelas hoje!',

  'kidAuth.napping': 'Psiu, o Pip está cochilando',
  'kidAuth.awake': 'O Pip acordou!',
  'kidAuth.comeBackSoon': 'Foram muitas tentativas. Volte em menos de um minuto.',
  'kidAuth.comeBackInMinutes':
    'Foram muitas tentativas. Volte em mais ou menos {minutes, plural, one {# minuto} other {# minutos}}.',
  'kidAuth.comeBackInHours':
    'Foram muitas tentativas. Volte em mais ou menos {hours, plural, one {# hora} other {# horas}}.',
  'kidAuth.tryCodeAgain': 'Agora você pode tentar seu código de novo.',
  'kidAuth.tryPicturesAgain': 'Agora você pode tentar seus desenhos de novo.',
  'kidAuth.tryAgain': 'Tentar de novo',
  'kidAuth.helped': 'Um adulto ajudou',
} satisfies Record<keyof typeof en, string>;
