import type en from '../../en/features/tour';

/** Words of the landing page’s look into the app; the pictures are of its English. */
export default {
  'tour.title': 'Veja por dentro',
  'tour.text': 'O que as crianças veem e o que você vê.',

  // What kids see
  'tour.today': 'O dia delas, em desenhos',
  'tour.todayText':
    'O que fazer agora, o que vem depois e o que já está feito, em voz alta para quem ainda não lê. Cada tarefa enche o ninho, e um ninho cheio abre um ovo.',
  'tour.todayAlt': 'O dia de uma criança: as tarefas, as estrelas que elas rendem e um ninho que se enche.',
  'tour.nest': 'Um ninho que cresce',
  'tour.nestText':
    'Níveis, medalhas e sequências trazem tesouros para enfeitar o ninho. As estrelas são para gastar ou para juntar por um desejo.',
  'tour.nestAlt':
    'O ninho de uma criança: tesouros em um galho, amigos para escolher e o caminho até o próximo nível.',

  // What parents see
  'tour.plan': 'A semana toda de uma vez',
  'tour.planText':
    'Tarefas em dias fixos, em revezamento ou para quem chegar primeiro. Arraste uma para outro dia e faça uma pausa nas férias sem nada contar como perdido.',
  'tour.planAlt': 'O plano de uma semana: as tarefas de cada criança em cada dia.',
  'tour.statement': 'Cada estrela tem sua história',
  'tour.statementText':
    'Veja de onde veio cada estrela e quem aprovou. Dá para desfazer por sete dias e também dar estrelas à mão.',
  'tour.statementAlt': 'As estrelas de uma criança: quanto cada tarefa rendeu e quanto soma.',

  // What else it does
  'tour.more': 'E tem mais',
  'tour.pictures': 'Quatro desenhos, sem senha',
  'tour.picturesText': 'As crianças entram sem ler uma palavra.',
  'tour.people': 'Todo mundo que ajuda',
  'tour.peopleText': 'Pais, avós e babás, em uma casa ou em duas.',
  'tour.tuneUp': 'Melhor a cada mês',
  'tour.tuneUpText': 'Mostra as tarefas que ninguém faz e os prêmios longe demais.',
  'tour.news': 'Sem precisar conferir toda hora',
  'tour.newsText': 'Notificações, uma carta da semana e um calendário para assinar.',
  'tour.languages': 'Seis idiomas, de dia e de noite',
  'tour.languagesText': 'Tema escuro, sem internet, com teclado e leitor de tela.',
  'tour.data': 'Seus dados são seus',
  'tour.dataText': 'Leve tudo em um arquivo ou apague para sempre.',
} satisfies Record<keyof typeof en, string>;
