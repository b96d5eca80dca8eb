import type { VoiceWords } from '@/locales/voice-words';

/** What kids say in French. */
export default {
  going:
    'montre montrer voir vois ouvre ouvrir lis lire ou quel quelle quels quelles cherche ' +
    'trouve liste dis dire raconte donne veux reprends retour retourne',
  doing:
    'commence commencer demarre demarrer fait fais faire faite faites fini finis finie finir termine terminee terminer',
  getting:
    'veux veut voudrais voudrait prends prend prendre achete acheter choisis choisir aimerais besoin avoir obtenir demande ' +
    'demander depense depenser echange echanger offre',
  fillers:
    'le la les l un une des du de d au aux a en y dans sur sous avec pour par chez et ou mon ma mes ton ta tes son sa ses ' +
    'notre nos votre vos leur leurs ce cet cette ces c ca s il elle on je j tu te t me m moi toi nous vous ai as est suis ' +
    'sont etait peux peut pourrais pourrait plait stp svp merci euh heu hum ben bah alors donc puis maintenant tout toute ' +
    'toutes juste oh ah he hey coucou salut bonjour pip pipe pips ok okay oui accord deja encore ' +
    'bien va vas aller regarde regarder',
  open: {
    chores: [
      'et apres',
      'c est quoi la suite',
      'qu est ce qui vient',
      'missions',
      'journee',
      'ma journee',
      'aujourd hui',
      'taches',
      'mes taches',
      'travail',
      'boulot',
      'corvees',
      'devoirs de la maison',
      'que dois je faire',
      'qu est ce que je dois faire',
      'quoi faire',
      'emissions',
      'permissions',
    ],
    rewards: ['recompenses', 'boutique', 'magasin', 'cadeaux', 'prix', 'voeux', 'compenses', 'boutiques'],
    nest: ['nid', 'mon nid', 'nids'],
    badges: ['badges', 'medailles', 'niveau', 'bagues', 'bages', 'niveau et badges'],
    messages: [
      'messages',
      'courrier',
      'lettres',
      'petits mots',
      'mots',
      'massages',
      'mes sages',
      'nouveaux messages',
    ],
    leaderboard: [
      'classement',
      'classe ment',
      'podium',
      'semaine',
      'cette semaine',
      'qui gagne',
      'qui a gagne',
      'qui est premier',
      'qui est le premier',
      'qui est premiere',
      'qui est le meilleur',
      'qui est en tete',
      'gagnants',
    ],
    'chore-history': [
      'missions passees',
      'anciennes missions',
      'historique',
      'historique des missions',
      'calendrier',
      'calendrier des missions',
      'qu est ce que j ai fait',
      'ce que j ai fait',
    ],
    'reward-history': [
      'recompenses passees',
      'anciennes recompenses',
      'historique des recompenses',
      'calendrier des recompenses',
      'qu est ce que j ai eu',
      'qu est ce que j ai recu',
      'ce que j ai recu',
    ],
  },
  stars: [
    'combien d etoiles',
    'combien j ai d etoiles',
    'combien d etoiles j ai',
    'etoiles',
    'compte mes etoiles',
    'j en ai combien',
    'combien de toiles',
    'les toiles',
  ],
  help: [
    'aide',
    'aide moi',
    'au secours',
    'qu est ce que je peux dire',
    'que puis je dire',
    'qu est ce que tu sais faire',
    'je comprends rien',
    'commandes',
  ],
  exit: [
    'sortir',
    'quitter',
    'partir',
    'au revoir',
    'a bientot',
    'deconnexion',
    'deconnecte moi',
    'bye',
    'bye bye',
    'ciao',
  ],
  close: [
    'ferme',
    'fermer',
    'arrete',
    'arrete d ecouter',
    'stop',
    'annule',
    'laisse tomber',
    'rien',
    'rien du tout',
    'chut',
    'tais toi',
  ],
  player: {
    next: 'suivant, suivante, etape suivante, la suite, fini, c est fini, j ai fini, c est fait, fait, termine, pret',
    back: 'retour, reviens, revenir, en arriere, reviens en arriere, retour en arriere, etape d avant, etape precedente, precedent',
    pause: 'pause, fais une pause, stop, arrete',
    keepGoing:
      'continue, continuer, on continue, reprends, reprendre, je suis revenu, je suis la, c est reparti, suivant',
    again: 'repete, repeter, redis, redis le, relis, encore une fois, que dois je faire',
    time: 'combien de temps, combien de temps il reste, il reste combien de temps, il reste combien, combien de minutes, quelle heure est il, temps',
  },
  yes: [
    'oui',
    'ouais',
    'voui',
    'wi',
    'ok',
    'okay',
    'd accord',
    'fini',
    'c est fini',
    'c est fait',
    'fait',
    'a moi',
    'bien sur',
    'vas y',
    's il te plait',
    'exact',
    'carrement',
  ],
  no: [
    'non',
    'nan',
    'no',
    'pas',
    'pas encore',
    'pas maintenant',
    'pas fini',
    'non merci',
    'plus tard',
    'annule',
    'arrete',
    'stop',
    'laisse tomber',
    'jamais',
  ],
  ordinals: ['premier premiere', 'deuxieme second seconde', 'troisieme', 'quatrieme'],
  // 'Un' is also an article, so it counts only as 'numéro un'. Belgian and Swiss kids say 'septante' and 'nonante'.
  numbers:
    'zero, numero un|numero une, deux, trois, quatre, cinq, six, sept, huit, neuf, ' +
    'dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, ' +
    'vingt, vingt et un, vingt-deux, vingt-trois, vingt-quatre, vingt-cinq, vingt-six, vingt-sept, vingt-huit, vingt-neuf, ' +
    'trente, trente et un, trente-deux, trente-trois, trente-quatre, trente-cinq, trente-six, trente-sept, trente-huit, trente-neuf, ' +
    'quarante, quarante et un, quarante-deux, quarante-trois, quarante-quatre, quarante-cinq, quarante-six, quarante-sept, quarante-huit, quarante-neuf, ' +
    'cinquante, cinquante et un, cinquante-deux, cinquante-trois, cinquante-quatre, cinquante-cinq, cinquante-six, cinquante-sept, cinquante-huit, cinquante-neuf, ' +
    'soixante, soixante et un, soixante-deux, soixante-trois, soixante-quatre, soixante-cinq, soixante-six, soixante-sept, soixante-huit, soixante-neuf, ' +
    'soixante-dix|septante, soixante et onze|septante et un, soixante-douze|septante-deux, soixante-treize|septante-trois, soixante-quatorze|septante-quatre, ' +
    'soixante-quinze|septante-cinq, soixante-seize|septante-six, soixante-dix-sept|septante-sept, soixante-dix-huit|septante-huit, soixante-dix-neuf|septante-neuf, ' +
    'quatre-vingts|quatre-vingt|huitante|octante, quatre-vingt-un|huitante et un, quatre-vingt-deux|huitante-deux, quatre-vingt-trois|huitante-trois, quatre-vingt-quatre|huitante-quatre, ' +
    'quatre-vingt-cinq|huitante-cinq, quatre-vingt-six|huitante-six, quatre-vingt-sept|huitante-sept, quatre-vingt-huit|huitante-huit, quatre-vingt-neuf|huitante-neuf, ' +
    'quatre-vingt-dix|nonante, quatre-vingt-onze|nonante et un, quatre-vingt-douze|nonante-deux, quatre-vingt-treize|nonante-trois, quatre-vingt-quatorze|nonante-quatre, ' +
    'quatre-vingt-quinze|nonante-cinq, quatre-vingt-seize|nonante-six, quatre-vingt-dix-sept|nonante-sept, quatre-vingt-dix-huit|nonante-huit, quatre-vingt-dix-neuf|nonante-neuf, ' +
    'cent',
  forms: [
    [/([ae]u|ou)x$/, '$1'],
    [/s$/, ''],
    // 'nourri', 'nourrie' and 'nourrir'
    [/ir$/, 'i'],
    // 'range', 'rangee', 'ranger' and 'rangez'
    [/(?:ee|er|ez|e)$/, ''],
    // 'nettoie' and 'nettoyer', 'essuie' and 'essuyer'
    [/([aou])i$/, '$1y'],
  ],
  alike: [
    'faire fait fais',
    'mettre mis mets met mise',
    'prendre pris prends prend prise',
    'sortir sors sort',
    'lire lu lis',
    'etendre etendu etends',
    'tondre tondu tonds',
    'remettre remis remets',
    'animal animaux',
    'poubelle ordures',
    'lessive machine',
    'vitre fenetre carreau',
    'cartable sac',
    'aspirateur aspi',
    'bonbon friandise sucrerie',
    'film cine cinema',
    'tele television',
    'copain copine ami amie',
    'nounours peluche doudou',
    'maman mere',
    'papa pere',
  ],
  apostropheParts: true,
} satisfies VoiceWords;
