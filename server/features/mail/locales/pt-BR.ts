import type en from './en';

export default {
  'mail.footer':
    'Starnest: tarefas em família que rendem estrelas. Esta mensagem foi enviada automaticamente.',
  'mail.open_address': 'Ou abra este endereço:',
  'mail.greeting': 'Olá, {firstName}',
  'mail.greeting_nameless': 'Olá',

  'confirm_email.subject': 'Confirme seu endereço no Starnest',
  'confirm_email.text':
    'Alguém, provavelmente você, informou este endereço no Starnest. Confirme, e o Starnest poderá ajudar se você esquecer a senha.',
  'confirm_email.button': 'Confirmar este endereço',
  'confirm_email.validity': 'O link vale uma vez, até {until}.',
  'confirm_email.not_you': 'Não foi você? Ignore este e-mail. Este endereço não receberá outros.',
  'cancel_email.subject': 'Seu e-mail no Starnest está mudando',
  'cancel_email.text': 'O e-mail de {username} no Starnest foi alterado ou removido.',
  'cancel_email.not_you':
    'Não foi você? Cancele a mudança. Seu endereço antigo volta, a sessão é encerrada em todos os navegadores e você escolhe uma nova senha.',
  'cancel_email.button': 'Cancelar a mudança',
  'cancel_email.validity':
    'O link vale uma vez, por {days, plural, one {# dia} many {# dias} other {# dias}}.',
  'cancel_email.you': 'Foi você? Então pode ignorar esta mensagem.',
  'password_reset.subject': 'Sua senha do Starnest foi redefinida',
  'password_reset.text':
    'A senha de {username} foi redefinida, e a sessão foi encerrada em todos os navegadores.',
  'password_reset.button': 'Escolher outra senha',
  'password_reset.not_you': 'Não foi você? Escolha outra senha agora.',
  'password_changed.subject': 'Sua senha do Starnest foi alterada',
  'password_changed.text':
    'A senha de {username} foi alterada, e a sessão foi encerrada nos outros navegadores.',
  'password_changed.button': 'Escolher outra senha',
  'password_changed.not_you': 'Não foi você? Escolha outra senha agora.',
  'passkey_added.subject': 'Uma chave de acesso foi adicionada à sua conta do Starnest',
  'passkey_added.text': 'Uma nova chave de acesso pode entrar como {username}.',
  'passkey_added.button': 'Ver suas chaves de acesso',
  'passkey_added.not_you': 'Não foi você? Remova a chave de acesso e mude sua senha.',

  'reset_password.subject': 'Redefina sua senha do Starnest',
  'reset_password.text':
    'Alguém, provavelmente você, pediu uma nova senha para {username}. O link vale uma vez, até {until}.',
  'reset_password.button': 'Escolher uma nova senha',
  'reset_password.not_you': 'Não foi você? Ignore este e-mail. Sua senha continua como está.',

  'invite.subject': 'Um convite para o Starnest',
  'invite.text_parent':
    'Você recebeu um convite para entrar em uma família no Starnest, onde as crianças fazem tarefas, ganham estrelas e gastam. Como pai ou mãe, lá você vê e muda tudo.',
  'invite.text_helper':
    'Você recebeu um convite para entrar em uma família no Starnest, onde as crianças fazem tarefas, ganham estrelas e gastam. Como ajudante, você vê tudo, aprova tarefas e entrega prêmios.',
  'invite.button': 'Ver o convite',
  'invite.validity': 'O link vale uma vez, por {days, plural, one {# dia} other {# dias}}.',
  'invite.not_known':
    'O convite mostra quem o enviou. Não conhece essa pessoa? Então não faça nada: ninguém saberá que você recebeu esta mensagem.',

  'weekly_letter.subject': 'Sua semana no Starnest, {dates}',
  'weekly_letter.text': 'Esta foi a semana de {family}, {dates}.',
  'weekly_letter.text_nameless': 'Esta foi a semana da sua família, {dates}.',
  'weekly_letter.chores':
    '{count, plural, =0 {Nenhuma tarefa aprovada} one {# tarefa aprovada} other {# tarefas aprovadas}}',
  'weekly_letter.stars': '{count, plural, one {# estrela ganha} other {# estrelas ganhas}}',
  'weekly_letter.streak': '{count, plural, one {# dia seguido} other {# dias seguidos}} com uma tarefa feita',
  'weekly_letter.level': 'Chegou ao nível {level}',
  'weekly_letter.badge': 'Nova medalha: {name}',
  'badge.star-starter': 'Primeira estrela',
  'badge.bright-spark': 'Faísca brilhante',
  'badge.nest-builder': 'Craque do ninho',
  'badge.moon-hopper': 'Salto na lua',
  'badge.comet-chaser': 'Caça-cometas',
  'badge.cloud-captain': 'Comando das nuvens',
  'badge.rainbow-ranger': 'Guarda do arco-íris',
  'badge.planet-pilot': 'Piloto de planetas',
  'badge.galaxy-hero': 'Estrela da galáxia',
  'badge.legend': 'Lenda',
  'weekly_letter.promised': 'Aprovado, ainda não entregue',
  'weekly_letter.promise': '{reward}, para {kid}',
  'weekly_letter.promises_more': '{count, plural, one {e mais #} other {e mais #}}',
  'weekly_letter.waiting': 'Para aprovar',
  'weekly_letter.waiting_chores':
    '{count, plural, one {# tarefa para aprovar} other {# tarefas para aprovar}}',
  'weekly_letter.waiting_rewards':
    '{count, plural, one {# pedido para responder} other {# pedidos para responder}}',
  'weekly_letter.button': 'Abrir o Starnest',
  'weekly_letter.why': 'Você recebe este resumo uma vez por semana porque o ativou nos seus ajustes.',
  'weekly_letter.stop': 'Desativar o resumo da semana',
} satisfies Record<keyof typeof en, string>;
