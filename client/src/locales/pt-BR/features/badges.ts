import type en from '../../en/features/badges';

/** The ten level badges; mail has the same names. */
export default {
  'badges.name.star-starter': 'Primeira estrela',
  'badges.name.bright-spark': 'Faísca brilhante',
  'badges.name.nest-builder': 'Craque do ninho',
  'badges.name.moon-hopper': 'Salto na lua',
  'badges.name.comet-chaser': 'Caça-cometas',
  'badges.name.cloud-captain': 'Comando das nuvens',
  'badges.name.rainbow-ranger': 'Guarda do arco-íris',
  'badges.name.planet-pilot': 'Piloto de planetas',
  'badges.name.galaxy-hero': 'Estrela da galáxia',
  'badges.name.legend': 'Lenda',
  'badges.text.star-starter': 'Sua primeiríssima estrela.',
  'badges.text.bright-spark': 'Você está brilhando.',
  'badges.text.nest-builder': 'A casa fica mais alegre com você.',
  'badges.text.moon-hopper': 'Um pulo gigante.',
  'badges.text.comet-chaser': 'Rapidez, brilho e carinho.',
  'badges.text.cloud-captain': 'No leme de toda a tripulação.',
  'badges.text.rainbow-ranger': 'Você colore o dia.',
  'badges.text.planet-pilot': 'Até o outro lado e de volta.',
  'badges.text.galaxy-hero': 'Um céu cheio de ajuda.',
  'badges.text.legend': 'Vão cantar sobre este ninho.',

  'badges.toCome': 'por vir',
} satisfies Record<keyof typeof en, string>;
