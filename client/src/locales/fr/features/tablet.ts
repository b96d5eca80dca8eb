import type en from '../../en/features/tablet';

/** Words of the family’s tablet: its name cards, handing it on, and its rest. */
export default {
  'tablet.ours': 'Notre tablette',
  'tablet.notLoaded': 'Les prénoms ne se sont pas chargés',
  'tablet.notOurs': 'Cette tablette n’est plus associée',
  'tablet.notOursText': 'Tape ton code famille, ou demande à un adulte de l’associer à nouveau.',
  'tablet.yourTurn': 'C’est à toi',

  'tablet.giveTo': 'Passer à {name}',
  'tablet.iAm': 'C’est moi, {name}',
  'tablet.someoneElse': 'Quelqu’un d’autre',

  'tablet.stillThere': 'Toujours là, {name} ?',
  'tablet.here': 'Je suis là !',
} satisfies Record<keyof typeof en, string>;
