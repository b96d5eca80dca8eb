import type en from '../../en/features/by-hand';

/** Words for giving and taking stars by hand, and for stars that are spent already. */
export default {
  'byHand.title': 'Sterne für {name}',
  'byHand.giveOrTake': 'Geben oder nehmen',
  'byHand.give': 'Geben',
  'byHand.take': 'Nehmen',
  'byHand.howMany': 'Wie viele',
  'byHand.anotherNumber': 'Andere Zahl',
  'byHand.whatFor': 'Wofür',
  'byHand.kidSees': '{name} sieht das',
  'byHand.other': 'Anderes',
  'byHand.ownReason': 'Wofür, in deinen Worten',
  // Usual reasons, which a kid reads too
  'byHand.helped': 'Von selbst geholfen',
  'byHand.kind': 'Lieb zu jemandem gewesen',
  'byHand.tried': 'Sich richtig angestrengt',
  'byHand.school': 'Gutes aus der Schule',
  'byHand.correction': 'Korrektur',
  'byHand.spentOutside': 'Außerhalb von Starnest ausgegeben',
  'byHand.has': '{name} hat <0/>',
  'byHand.willHave': 'hat dann <0/>',
  'byHand.atMost': 'Höchstens {count, number}. Level und Abzeichen bleiben, wie sie sind.',
  'byHand.nothingToTake': '{name} hat keine Sterne, die du nehmen könntest.',
  'byHand.giveCount': '{count, plural, one {# Stern} other {# Sterne}} geben',
  'byHand.takeCount': '{count, plural, one {# Stern} other {# Sterne}} nehmen',
  'byHand.giveFailed': 'Die Sterne wurden nicht gegeben',
  'byHand.takeFailed': 'Die Sterne wurden nicht genommen',
  'byHand.unsure': 'Unklar, ob es erledigt ist',
  'byHand.notThatMany': 'So viele Sterne sind nicht da',
  'byHand.hasNow': '{name} hat jetzt {count, plural, one {# Stern} other {# Sterne}}.',
  'byHand.off': 'Bei euch gibt es Sterne nur für Aufgaben',
  'byHand.offText': 'Sterne von Hand sind in den Einstellungen ausgeschaltet.',

  // To undo something that gave stars, of which some are spent
  'spent.title': 'Schon ausgegeben',
  'spent.text':
    '{what} brachte {given, plural, one {# Stern} other {# Sterne}}, und {kid} hat noch {has, number}. {missing, plural, one {# fehlt} other {# fehlen}}, darum lässt es sich jetzt nicht rückgängig machen.',
  'spent.choices':
    'Mach zuerst die Belohnung rückgängig, für die die Sterne ausgegeben wurden, warte, bis wieder genug da sind, oder nimm den Rest von Hand.',
  'spent.wait': 'Warten',
  'spent.takeByHand': 'Von Hand nehmen',
  'spent.showReward': 'Belohnung zeigen',
} satisfies Record<keyof typeof en, string>;
