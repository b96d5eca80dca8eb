import type en from '../../en/features/badges';

/** The ten level badges; mail has the same names. */
export default {
  'badges.name.star-starter': 'Sternenstart',
  'badges.name.bright-spark': 'Heller Funke',
  'badges.name.nest-builder': 'Nestbauprofi',
  'badges.name.moon-hopper': 'Mondsprung',
  'badges.name.comet-chaser': 'Kometenflug',
  'badges.name.cloud-captain': 'Wolken\u00adkommando',
  'badges.name.rainbow-ranger': 'Regenbogen\u00adranger',
  'badges.name.planet-pilot': 'Planetenpilot',
  'badges.name.galaxy-hero': 'Galaxiestar',
  'badges.name.legend': 'Legende',
  'badges.text.star-starter': 'Dein allererster Stern.',
  'badges.text.bright-spark': 'Du leuchtest.',
  'badges.text.nest-builder': 'Mit dir ist es zu Hause schöner.',
  'badges.text.moon-hopper': 'Ein riesiger Hüpfer.',
  'badges.text.comet-chaser': 'Schnell, hell und lieb.',
  'badges.text.cloud-captain': 'Du steuerst die ganze Mannschaft.',
  'badges.text.rainbow-ranger': 'Du machst den Tag bunt.',
  'badges.text.planet-pilot': 'Bis ganz ans andere Ende und zurück.',
  'badges.text.galaxy-hero': 'Ein Himmel voller Hilfe.',
  'badges.text.legend': 'Von diesem Nest wird man noch singen.',

  'badges.toCome': 'weitere',
} satisfies Record<keyof typeof en, string>;
