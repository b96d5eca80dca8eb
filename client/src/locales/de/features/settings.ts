import type en from '../../en/features/settings';

/** Words of the parent’s settings. */
export default {
  // The list of the sections, each with its present value
  'settings.sections': 'Einstellungen',
  'settings.allSections': 'Alle Einstellungen',
  'settings.version': 'Starnest {version}',

  // Family and parent
  'settings.family': 'Familie und du',
  'settings.familyText': 'Wie du und deine Familie heißen.',
  'settings.familyName': 'Familienname',
  'settings.familyNameHint': 'Steht oben auf euren Seiten.',
  'settings.familyNameExample': 'Familie Sommer',
  'settings.firstName': 'Vorname',
  'settings.lastName': 'Nachname',
  'settings.email': 'E-Mail',
  'settings.emailConfirmed': 'Bestätigt',
  'settings.emailUnconfirmed': 'Noch nicht bestätigt. Öffne den Link in der E-Mail an {email}.',
  'settings.emailPending': 'Öffne den Link in der E-Mail an {email}, um deine Adresse zu ändern.',
  'settings.resendLink': 'Noch mal schicken',
  'settings.emailKept': 'Deine Adresse bleibt gleich',
  'settings.sendLinkAgain': 'Link noch mal schicken',
  'settings.linkSent': 'Link geschickt',
  'settings.linkSentText': 'Schau in die E-Mails von {email}. Er gilt drei Tage.',
  'settings.linkFailed': 'Der Link wurde nicht geschickt',
  'settings.save': 'Änderungen speichern',
  'settings.saved': 'Einstellungen gespeichert',
  'settings.saveFailed': 'Die Einstellungen wurden nicht gespeichert',

  // Time zone
  'settings.timezone': 'Zeitzone',
  'settings.timezoneHint': 'Dort ist es jetzt {time} Uhr. Danach beginnen eure Tage und Wochen.',
  'settings.timezoneIs': 'Zeitzone: {zone}',
  'settings.useTimezone': '{zone} nehmen',
  'settings.timezones': 'Zeitzonen',
  'settings.timezonesFound': '{count, plural, one {# Zeitzone} other {# Zeitzonen}}',
  'settings.city': 'Deine Stadt oder eine große in der Nähe',
  'settings.cityExample': 'Berlin',
  'settings.noCity': 'Diesen Ort gibt es nicht. Versuch die nächste große Stadt.',
  'settings.zone': '{place} ({zone})',
  'settings.ownTimezone': 'Dieser Browser',

  // The clock that the family lives by
  'settings.time': 'Zeit und Wochen',
  'settings.timeText': 'Wann eure Tage und Wochen beginnen. Jede Wahl ist sofort gespeichert.',
  'settings.timeValue': '{place}, Woche ab {day}',
  'settings.choicesFailed': 'Was du gewählt hast, ließ sich nicht laden',
  'settings.choicesLoading': 'Lädt, was du gewählt hast',
  'settings.choiceSaved': 'Gespeichert',
  'settings.weekStart': 'Erster Tag der Woche',
  'settings.weekStartHint': 'Was mehrmals pro Woche erlaubt ist, zählt ab diesem Tag neu.',

  // Leaderboard, sounds, stars without a chore
  'settings.board': 'Rangliste',
  'settings.boardText':
    'Was die Kinder jede Woche sehen. Du kannst es jederzeit ändern, an den Sternen ändert sich nichts.',
  'settings.boardCompete': 'Um die Wette',
  'settings.boardCompeteText': 'Erster, zweiter, dritter Platz',
  'settings.boardTeam': 'Als Team',
  'settings.boardTeamText': 'Eine Summe, ein Ziel',
  'settings.boardSelf': 'Jedes Kind für sich',
  'settings.boardSelfText': 'Meine Woche, meine beste',
  'settings.boardOff': 'Aus',
  'settings.boardOffText': 'Keine Rangliste',
  'settings.teamGoal': 'Teamziel pro Woche',
  'settings.teamGoalHint': 'Leer: kein Ziel.',
  'settings.teamGoalLastWeek': 'Letzte Woche waren es zusammen {count, number}. Leer: kein Ziel.',
  'settings.sounds': 'Töne',
  'settings.soundsText':
    'Kurze Töne bei den Kindern. Jedes Tablet hat eine eigene Taste, um sie auszuschalten.',
  'settings.soundsOn': 'An',
  'settings.soundsOff': 'Aus',
  'settings.kidSounds': 'Töne für die Kinder',
  'settings.kidSoundsHint': 'Ist das aus, macht bei keinem Kind etwas einen Ton oder vibriert.',
  'settings.stars': 'Sterne',
  'settings.starsText': 'Sterne gibt es für Aufgaben und, wenn du willst, auch von Hand.',
  'settings.starsByHandOn': 'Auch von Hand',
  'settings.starsByHandOff': 'Nur für Aufgaben',
  'settings.starsByHand': 'Sterne von Hand',
  'settings.starsByHandHint': 'Sterne ohne Aufgabe geben und nehmen, mit einem Grund.',

  // A rest: nothing is due
  'settings.pause': 'Pause',
  'settings.pauseText':
    'Ferien, krank, eine Woche bei Oma: Nichts ist fällig, nichts gilt als verpasst, Serien ruhen.',
  'settings.newPause': 'Neue Pause',
  'settings.nobodyRests': 'Niemand macht Pause',
  'settings.everyoneRests': 'Alle',
  'settings.pausedDays': '{from} bis {until}',
  'settings.pausedFrom': 'Ab {from}, bis du sie beendest',

  // Password
  'settings.login': 'Dein Zugang',
  'settings.loginValue': 'Als {username}',
  'settings.password': 'Passwort',
  'settings.passwordText':
    'Du meldest dich als {username} an. Ein neues Passwort meldet dich überall sonst ab.',
  'settings.currentPassword': 'Jetziges Passwort',
  'settings.newPassword': 'Neues Passwort',
  'settings.passwordHint': 'Mindestens {count, number} Zeichen',
  'settings.confirmPassword': 'Neues Passwort wiederholen',
  'settings.passwordsDiffer': 'Die Passwörter stimmen nicht überein',
  'settings.wrongPassword': 'Das ist nicht dein jetziges Passwort.',
  'settings.changePassword': 'Passwort ändern',
  'settings.changing': 'Ändert',
  'settings.passwordChanged': 'Passwort geändert',
  'settings.passwordChangedText': 'In anderen Browsern bist du jetzt abgemeldet.',
  'settings.passwordFailed': 'Das Passwort wurde nicht geändert',
  'settings.deleteAccount': 'Dein Konto löschen',
  'settings.deleteAccountEffect':
    'Du verlässt deine Familien. Deine Kalenderadressen, Webhooks, Zugriffstoken und Einladungen gelten nicht mehr. Was du bestätigt hast, bleibt.',
  'settings.deleteAccountOwner':
    'Gib deine Familie zuerst weiter oder lösche sie. Danach kannst du dein Konto löschen.',
  'settings.deleteAccountTitle': 'Dein Konto löschen?',
  'settings.deleteAccountText':
    'Dein Name, dein Login und deine E-Mail-Adresse werden für immer gelöscht. Das lässt sich nicht rückgängig machen.',
  'settings.deleteAccountConfirm': 'Mein Konto löschen',
  'settings.accountDeleted': 'Dein Konto ist gelöscht',
  'settings.accountFailed': 'Dein Konto wurde nicht gelöscht',

  // Data
  'settings.data': 'Daten',
  'settings.dataOrEnd': 'Sichern, schließen',
  'settings.dataText':
    'Alles, was eure Familie hier hat, zum Aufheben oder Mitnehmen. Es geht von uns zu dir und zu sonst niemandem.',
  'settings.whatToDownload': 'Was herunterladen?',
  'settings.zip': 'Alles mit Bildern (ZIP)',
  'settings.zipText': 'Die Daten in beiden Formaten unten und jedes Bild, das du hochgeladen hast.',
  'settings.json': 'Nur Daten (JSON)',
  'settings.jsonText': 'Vollständig, für andere Programme.',
  'settings.csv': 'Tabellen (CSV)',
  'settings.csvText': 'Geht in jeder Tabellenkalkulation auf.',
  'settings.download': 'Herunterladen',
  'settings.downloading': 'Wird vorbereitet',
  'settings.downloaded': 'Download fertig',
  'settings.downloadedText': 'Gespeichert als {file}',
  'settings.downloadFailed': 'Das Herunterladen hat nicht geklappt',

  // The end of a family: closed for some days, or deleted
  'settings.endFamily': 'Familie schließen',
  'settings.endText':
    '{days, plural, one {# Tag} other {# Tage}} lang kommt niemand hinein, und alles ist wieder da, wenn du in dieser Zeit zurückkommst. Vielleicht willst du vorher deine Daten herunterladen.',
  'settings.close': 'Für {days, plural, one {# Tag} other {# Tage}} schließen',
  'settings.closeTitle': '{family} schließen?',
  'settings.closeText':
    'Ab jetzt kommt niemand mehr hinein: kein Kind, keine Erwachsenen, kein Tablet. Melde dich innerhalb von {days, plural, one {# Tag} other {# Tagen}} an, und alles ist wieder, wie es war. Danach ist alles weg, samt den Bildern.',
  'settings.closing': 'Schließt',
  'settings.closed': 'Eure Familie ist geschlossen',
  'settings.closedText':
    'Du bist abgemeldet. Melde dich innerhalb von {days, plural, one {# Tag} other {# Tagen}} an, um sie wieder zu öffnen.',
  'settings.closedElsewhere':
    'Du bist abgemeldet. Melde dich innerhalb von {days, plural, one {# Tag} other {# Tagen}} an: In deiner anderen Familie öffnest du sie wieder, in den Einstellungen unter „Familie und du“.',
  'settings.closeFailed': 'Eure Familie wurde nicht geschlossen',
  'settings.deleteNow': 'Sofort löschen',
  'settings.delete': 'Familie löschen',
  'settings.deleteTitle': '{family} löschen?',
  'settings.deleteText':
    'Das lässt sich nicht rückgängig machen, auch nicht von uns. Das alles ist dann weg:',
  'settings.keep': 'Familie behalten',
  'settings.deleting': 'Löscht',
  'settings.yourPassword': 'Dein Passwort',
  'settings.yourPasswordHint': 'Damit wir wissen, dass du es bist.',
  'settings.deleted': 'Familie gelöscht',
  'settings.deletedText': 'Alles ist entfernt.',
  'settings.deleteFailed': 'Die Familie wurde nicht gelöscht',
  'settings.loseKids': '{kids}, mit {stars, plural, one {# Stern} other {# Sternen}} und allen Abzeichen',
  'settings.loseAllKids': 'Alle Kinder, ihre Sterne und Abzeichen',
  'settings.loseLists':
    '{chores, plural, one {# Aufgabe} other {# Aufgaben}} und {rewards, plural, one {# Belohnung} other {# Belohnungen}}, samt ihren Bildern',
  'settings.loseAllLists': 'Alle Aufgaben und Belohnungen, samt ihren Bildern',
  'settings.loseHistory': 'Der ganze Verlauf und alle Nachrichten',
  'settings.loseLogin': 'Dein Zugang und der Familiencode {code}',
  'settings.loseAnyLogin': 'Dein Zugang und euer Code',

  // What admins did with the family
  'settings.log': 'Protokoll eurer Familie',
  'settings.logText':
    'Wenn jemand von Starnest die Angaben eurer Familie öffnet, steht es hier: wer, wann und warum. Einträge bleiben ein Jahr.',
  'settings.logValue': 'Wer nachgesehen hat',
  'settings.logLoading': 'Protokoll lädt',
  'settings.logFailed': 'Das Protokoll ließ sich nicht laden',
  'settings.logEmpty': 'Niemand hat nachgesehen',
  'settings.logEmptyText': 'Hier siehst du es, wenn jemand von uns die Angaben eurer Familie öffnet.',
  'settings.logged.viewed': '{who} hat die Angaben eurer Familie geöffnet',
  'settings.logged.suspended': '{who} hat eure Familie gesperrt',
  'settings.logged.restored': '{who} hat eure Familie wieder geöffnet',
  'settings.logged.reset_link': '{who} hat einen Link für ein neues Passwort eines Erwachsenen gemacht',
  'settings.loggedBySomebody': 'Jemand von uns',
  'settings.loggedReason': 'Grund: {reason}',
} satisfies Record<keyof typeof en, string>;
