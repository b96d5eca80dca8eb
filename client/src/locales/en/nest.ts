export default {
  // Words of My nest, where a kid furnishes what was earned.

  'nest.who': 'Who are you?',
  'nest.room': 'My nest',
  'nest.things': 'My things',
  'nest.notSaved': 'That didn’t work',

  // The buttons below the nest. 'Me' opens the choice of a character.
  'nest.toyBox': 'Toy box',
  'nest.me': 'Me',

  // The toy box lists all things: each is in the nest or away.
  'nest.putInNest': 'Put in nest',
  'nest.putInNestOf': 'Put in nest: {thing}',
  'nest.putAway': 'Put away',
  'nest.putAwayOf': 'Put away: {thing}',
  'nest.noThings': 'No things yet',
  'nest.noThingsText': 'Earn stars, and the first one comes to your nest.',

  // Pip says what happens while a kid moves a thing.
  'nest.say.lifted': '{thing}. Where does it go?',
  'nest.say.keys': '{thing}. Arrow keys move it. Enter puts it down.',
  'nest.say.left': 'To the left',
  'nest.say.right': 'To the right',
  'nest.say.up': 'Up',
  'nest.say.down': 'Down',
  'nest.say.edge': 'This is as far as it goes.',
  'nest.say.put': '{thing}: good spot!',
  'nest.say.back': '{thing}: back in its place',
  'nest.say.away': '{thing}: in the toy box',
  'nest.hangHere': 'Hang it here',

  // The path to the next thing. Each level is a stone with a gift for the tree.
  'nest.path.title': 'My path',
  'nest.path.to': '{thing}: {count, plural, one {# more star} other {# more stars}}',
  'nest.path.toThing': '{count, plural, one {# more star} other {# more stars}}, and you get: {thing}!',
  'nest.path.toBlossom': '{count, plural, one {# more star} other {# more stars}}, and your tree blooms!',
  'nest.path.toApple': '{count, plural, one {# more star} other {# more stars}}, and your tree has an apple!',
  'nest.path.surprise': 'A surprise.',
  'nest.blossom': 'Blossom',
  'nest.apple': 'Apple',

  'nest.thing.birdhouse': 'Birdhouse',
  'nest.thing.blanket': 'Blanket',
  'nest.thing.bookshelf': 'Bookshelf',
  'nest.thing.crown-cushion': 'Crown',
  'nest.thing.flag': 'Flag',
  'nest.thing.kite': 'Kite',
  'nest.thing.lamp': 'Lamp',
  'nest.thing.lantern': 'Lantern',
  'nest.thing.mailbox': 'Mailbox',
  'nest.thing.rocket': 'Rocket',
  'nest.thing.rug': 'Rug',
  'nest.thing.star-garland': 'Star garland',
  'nest.thing.teddy': 'Teddy',
  'nest.thing.telescope': 'Telescope',
  'nest.thing.wind-chime': 'Wind chime',
  'nest.thing.window-box': 'Window box',

  'nest.stickers': 'My stickers',
  'nest.noStickers': 'Fill today’s nest. Its egg has a sticker for you!',

  // The sticker album: six scenes, to which a kid sticks what the eggs had in them.

  'stickers.toNest': 'Back to my nest',
  'stickers.toAlbum': 'Back to my stickers',
  'stickers.scene.meadow': 'Meadow',
  'stickers.scene.forest': 'Night forest',
  'stickers.scene.pond': 'Pond',
  'stickers.scene.sea': 'Sea',
  'stickers.scene.space': 'Space',
  'stickers.scene.town': 'Town',
  // {scene} is 'Meadow'.
  'stickers.sceneOf': '{scene}: {count, number} of {of, number} stickers',
  // {sticker} is 'a ladybug'.
  'stickers.new': 'A new sticker: {sticker}!',
  // Up to 12 characters.
  'stickers.stickIt': 'Stick it!',
  // The stickers that are in no scene.
  'stickers.tray': 'Stickers to place',
  'stickers.undo': 'Undo',
  // Takes a sticker out of the scene, back to the others. Up to 12 characters.
  'stickers.peel': 'Peel off',
  // Buttons that move a wide scene to the side.
  'stickers.left': 'Look left',
  'stickers.right': 'Look right',
  // {sticker} is 'a ladybug'.
  'stickers.lifted': '{sticker}: now tap a place!',
  'stickers.placed': '{sticker}: it sticks!',
  'stickers.peeled': '{sticker}: back with the others.',
  // Heard by those who use a keyboard.
  'stickers.keys': 'Space picks up a sticker. Arrow keys move it. Delete peels it off.',
  // The pictures that the stars of past weeks drew.
  'stickers.wall': 'My star pictures',
  // {figure} is 'a cat'.
  'stickers.wallPicture': '{figure}, {count, plural, one {# night} other {# nights}}',

  // Good night: today's chicks are tucked in and become a star.

  // Beside a moon. Up to 16 characters.
  'goodnight.button': 'Good night',
  // Beside a sunrise, ends the night. Up to 16 characters.
  'goodnight.wake': 'Wake up',
  // Pip says it.
  'goodnight.hello': 'Good night, {name}.',
  'goodnight.stars': 'Look, the stars are out!',
  // {chore} is 'Make your bed'.
  'goodnight.chore': '{chore}.',
  // {chore} is 'Make your bed', {adult} 'Alex'.
  'goodnight.chorePleased': '{chore}. {adult} was happy.',
  // The chores of the other chicks.
  'goodnight.others': 'And all the others, too.',
  'goodnight.star': 'Your star for today!',
  // What the stars of the week have drawn: {figure} is 'a cat'.
  'goodnight.picture': 'It’s {figure}!',
  // About tomorrow's egg.
  'goodnight.egg': 'What could be inside?',
  'goodnight.title': 'Good night, {name}!',
  'goodnight.end': 'Good night, nest.',
  'goodnight.toEnd': 'Skip to the end',
  'goodnight.next': 'Go on',
  // Up to 16 characters.
  'goodnight.sleep': 'Sleep',
  'goodnight.back': 'Back to my day',
  'goodnight.morning': 'Good morning, {name}!',
  // Up to 20 characters.
  'goodnight.startDay': 'Start my day',

  // What the stars of a week draw.
  'goodnight.figure.bear': 'a bear',
  'goodnight.figure.boat': 'a boat',
  'goodnight.figure.cat': 'a cat',
  'goodnight.figure.fish': 'a fish',
  'goodnight.figure.flower': 'a flower',
  'goodnight.figure.house': 'a house',
  'goodnight.figure.kite': 'a kite',
  'goodnight.figure.rocket': 'a rocket',
  'goodnight.figure.snail': 'a snail',
  'goodnight.figure.whale': 'a whale',
} as const;
