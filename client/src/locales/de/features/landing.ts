import type en from '../../en/features/landing';

/** Words of the landing page. */
export default {
  'landing.title': 'Starnest · Helfen macht Spaß',

  // Header and footer
  'landing.onThisPage': 'Auf dieser Seite',
  'landing.navWhy': 'Warum Familien es mögen',
  'landing.navRooms': 'Zimmer',
  'landing.parentLogin': 'Für Eltern',

  // Heard as a whole, seen in two parts; the second is drawn letter by letter.
  'landing.headline': 'Helfen macht Spaß!',
  'landing.headlineStart': 'Helfen macht',
  'landing.headlineEnd': 'Spaß!',
  'landing.promise':
    'Kinder helfen mit, sammeln Sterne und holen sich dafür Belohnungen, die ihr zusammen ausgesucht habt.',

  // The portals
  'landing.portals': 'Eingänge',
  'landing.kidsPortal': 'Kinderbereich',
  'landing.kidsPortalText': 'Tipp euren Familiencode ein, und los!',
  'landing.enterPortal': 'Los geht’s',
  'landing.parentAuth': 'Anmelden oder registrieren',
  'landing.adminLogin': 'Admin-Anmeldung',

  // Why families love it
  'landing.why': 'Warum Familien Starnest mögen',
  'landing.starRewards': 'Sterne fürs Helfen',
  'landing.starRewardsText': 'Jede erledigte Aufgabe bringt Sterne, sobald du sie bestätigst.',
  'landing.exampleChore': 'Blumen gießen',
  'landing.doIt': 'Fertig!', // as on the button of a kid’s chore
  'landing.levelBadges': 'Abzeichen sammeln',
  'landing.levelBadgesText': 'Zehn Stück, vom ersten Stern bis zur Legende.',
  'landing.familyFun': 'Spaß für alle',
  'landing.familyFunText': 'Jeden Sonntag eine neue Rangliste.',
  // Made-up kids on the podium; only the first letter is seen.
  'landing.kidAva': 'Ava',
  'landing.kidLeo': 'Leo',
  'landing.kidMia': 'Mia',
  'landing.tieredRewards': 'Klein bis groß',
  'landing.tieredRewardsText': 'Kleine, mittlere und große Belohnungen, auf die man spart.',
  'landing.big': 'Groß',
  'landing.bigPrice': 'ab 51 Sternen',
  'landing.medium': 'Mittel',
  'landing.mediumPrice': '11 bis 50',
  'landing.small': 'Klein',
  'landing.smallPrice': 'bis 10',

  // How it works
  'landing.how': 'So geht’s',
  'landing.stepCreate': 'Aufgaben anlegen',
  'landing.stepCreateText': 'Bild aussuchen, Sterne festlegen.',
  'landing.stepComplete': 'Kinder legen los',
  'landing.stepCompleteText': 'Sie tippen auf „Fertig!“, du schaust nach und bestätigst.',
  'landing.stepRedeem': 'Sammeln und einlösen',
  'landing.stepRedeemText': 'Aus Sternen werden Filmabende und Ausflüge.',

  // The rooms of a house, each a collection of chore ideas
  'landing.roomsTitle': 'Eine Aufgabe für jedes Zimmer',
  'landing.roomsText': 'Fang mit sechs Sammlungen an oder denk dir eigene aus.',
  'landing.kitchen': 'Küche',
  'landing.bedroom': 'Kinderzimmer',
  'landing.cleaning': 'Putzen',
  'landing.study': 'Lernen',
  'landing.petCare': 'Tiere',
  'landing.organize': 'Ordnung',

  // The end of the page
  'landing.closing': 'Euer Nest ist bereit.',
  'landing.closingText':
    'Registriere dich, hol dir euren Familiencode mit fünf Ziffern, und heute Abend heißt es: „Ich hab’s geschafft!“',
  'landing.startFamily': 'Familie gründen',
} satisfies Record<keyof typeof en, string>;
