import type en from '../../en/features/badges';

/** The ten level badges; mail has the same names. */
export default {
  'badges.name.star-starter': 'Primera estrella',
  'badges.name.bright-spark': 'Chispa brillante',
  'badges.name.nest-builder': 'Manitas del nido',
  'badges.name.moon-hopper': 'Salto a la luna',
  'badges.name.comet-chaser': 'Cazacometas',
  'badges.name.cloud-captain': 'Mando de las nubes',
  'badges.name.rainbow-ranger': 'Guardia del arcoíris',
  'badges.name.planet-pilot': 'Piloto de planetas',
  'badges.name.galaxy-hero': 'Estrella de la galaxia',
  'badges.name.legend': 'Leyenda',
  'badges.text.star-starter': 'Tu primerísima estrella.',
  'badges.text.bright-spark': 'Estás brillando.',
  'badges.text.nest-builder': 'La casa es más alegre contigo.',
  'badges.text.moon-hopper': 'Un salto gigante.',
  'badges.text.comet-chaser': 'Velocidad, brillo y cariño.',
  'badges.text.cloud-captain': 'Al timón de toda la tripulación.',
  'badges.text.rainbow-ranger': 'Llenas el día de color.',
  'badges.text.planet-pilot': 'Hasta el otro lado y de vuelta.',
  'badges.text.galaxy-hero': 'Un cielo lleno de ayuda.',
  'badges.text.legend': 'Cantarán sobre este nido.',

  'badges.toCome': 'más',
} satisfies Record<keyof typeof en, string>;
