/** Words of the ten level badges, by their ids. The server has the same English ones, and mail the names. */
export default {
  'badges.name.star-starter': 'Star Starter',
  'badges.name.bright-spark': 'Bright Spark',
  'badges.name.nest-builder': 'Nest Builder',
  'badges.name.moon-hopper': 'Moon Hopper',
  'badges.name.comet-chaser': 'Comet Chaser',
  'badges.name.cloud-captain': 'Cloud Captain',
  'badges.name.rainbow-ranger': 'Rainbow Ranger',
  'badges.name.planet-pilot': 'Planet Pilot',
  'badges.name.galaxy-hero': 'Galaxy Hero',
  'badges.name.legend': 'Legend',
  'badges.text.star-starter': 'Your very first star.',
  'badges.text.bright-spark': 'You are glowing.',
  'badges.text.nest-builder': 'Home is happier with you.',
  'badges.text.moon-hopper': 'One giant hop.',
  'badges.text.comet-chaser': 'Fast, bright and kind.',
  'badges.text.cloud-captain': 'Steering the whole crew.',
  'badges.text.rainbow-ranger': 'You colour the day.',
  'badges.text.planet-pilot': 'To the far side and back.',
  'badges.text.galaxy-hero': 'A sky full of helping.',
  'badges.text.legend': 'They will sing about this nest.',

  // Under the number of badges that are not won yet
  'badges.toCome': 'to come',
} as const;
