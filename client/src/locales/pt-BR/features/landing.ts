import type en from '../../en/features/landing';

/** Words of the landing page. */
export default {
  'landing.title': 'Starnest · Tarefas que viram festa',

  'landing.onThisPage': 'Nesta página',
  'landing.navWhy': 'Por que gostam',
  'landing.navRooms': 'Lugares',
  'landing.parentLogin': 'Para pais',

  'landing.headline': 'Tarefas viram festa',
  'landing.headlineStart': 'Tarefas viram',
  'landing.headlineEnd': 'festa',
  'landing.promise': 'As crianças arrumam, juntam estrelas e gastam em prêmios que a família toda escolheu.',

  'landing.portals': 'Entradas',
  'landing.kidsPortal': 'Portal das crianças',
  'landing.kidsPortalText': 'Digite o código da família e pronto!',
  'landing.enterPortal': 'Entrar',
  'landing.parentAuth': 'Entrar ou criar conta',
  'landing.adminLogin': 'Administração',

  'landing.why': 'Por que as famílias amam o Starnest',
  'landing.starRewards': 'Estrelas por tarefas',
  'landing.starRewardsText': 'Cada tarefa feita rende estrelas, assim que você aprova.',
  'landing.exampleChore': 'Regar as plantas',
  'landing.doIt': 'Feito!',
  'landing.levelBadges': 'Medalhas de nível',
  'landing.levelBadgesText': 'Dez para juntar, da Primeira Estrela até Lenda.',
  'landing.familyFun': 'Diversão em família',
  'landing.familyFunText': 'Um placar novo todo domingo.',
  'landing.kidAva': 'Ana',
  'landing.kidLeo': 'Leo',
  'landing.kidMia': 'Mia',
  'landing.tieredRewards': 'Prêmios por tamanho',
  'landing.tieredRewardsText': 'Pequenos, médios e grandes, para ir juntando.',
  'landing.big': 'Grande',
  'landing.bigPrice': 'a partir de 51 estrelas',
  'landing.medium': 'Médio',
  'landing.mediumPrice': 'de 11 a 50',
  'landing.small': 'Pequeno',
  'landing.smallPrice': 'até 10',

  'landing.how': 'Como funciona',
  'landing.stepCreate': 'Você cria tarefas',
  'landing.stepCreateText': 'Escolha um desenho, defina as estrelas.',
  'landing.stepComplete': 'As crianças fazem',
  'landing.stepCompleteText': 'Elas tocam em Feito! Você olha e aprova.',
  'landing.stepRedeem': 'Ganham e escolhem',
  'landing.stepRedeemText': 'As estrelas viram filmes e passeios.',

  'landing.roomsTitle': 'Uma tarefa para cada lugar',
  'landing.roomsText': 'Comece com seis coleções ou crie as suas.',
  'landing.kitchen': 'Cozinha',
  'landing.bedroom': 'Quarto',
  'landing.cleaning': 'Limpeza',
  'landing.study': 'Estudo',
  'landing.petCare': 'Bichinhos',
  'landing.organize': 'Organização',

  'landing.closing': 'Seu ninho está pronto.',
  'landing.closingText':
    'Crie sua conta, receba o código da família de cinco números e deixe a noite de hoje terminar com “Consegui!”',
  'landing.startFamily': 'Criar sua família',
} satisfies Record<keyof typeof en, string>;
