import type en from '../../en/features/members';

/** Words of a family's grown-ups, in the settings. */
export default {
  'members.title': 'الكبار',
  'members.text': 'يرى الجميع هنا القوائم نفسها. ويقرر من يسبق.',
  'members.failed': 'لم تُحمَّل قائمة الكبار',
  'members.loading': 'جارٍ تحميل قائمة الكبار',
  'members.invitedToo':
    '{names} · {count, plural, zero {لا دعوات} one {دعوة واحدة} two {دعوتان} few {# دعوات} many {# دعوة} other {# دعوة}}',
  'members.you': 'أنت',
  'members.menu': 'المزيد: {name}',

  // Roles are named in the masculine, as forms of offices do.
  'members.role.owner': 'المالك',
  'members.role.parent': 'ولي أمر',
  'members.role.helper': 'مساعد',
  'members.does.owner': 'يستطيع كل شيء',
  'members.does.parent': 'كل شيء ما عدا الأدوار والحذف',
  'members.does.helper': 'رؤية كل شيء، والموافقة على المهام، وتسليم المكافآت',
  'members.doesSince': '{does}\u00a0· <0>منذ {day}</0>',
  'members.makeParent': 'تعيين ولي أمر',
  'members.makeHelper': 'تعيين مساعدًا',
  'members.helperTitle': 'تعيين {name} مساعدًا؟',
  'members.helperText':
    'يبقى بإمكان {name} رؤية كل شيء والموافقة على المهام، دون تغيير أي شيء آخر. وتتوقف عناوين التقويم وخطافات الويب ورموز الوصول والدعوات التي أنشأها {name}.',
  'members.roleChanged': '{name}: {role}',
  'members.roleFailed': 'لم يتغيّر الدور',

  'members.handOn': 'نقل ملكية العائلة',
  'members.handOnTitle': 'نقل ملكية العائلة إلى {name}؟',
  'members.handOnText':
    'تنتقل إلى {name} الأدوار وإزالة الكبار وحذف العائلة. ويصبح دورك ولي أمر. ولا تعود الملكية إلا من {name}.',
  'members.handedOn': 'انتقلت ملكية العائلة إلى {name}',

  'members.remove': 'إزالة',
  'members.removeTitle': 'إزالة {name}؟',
  'members.removeText':
    'تنتهي فورًا جلسات {name} في هذه العائلة، في كل المتصفحات. وتتوقف عناوين التقويم وخطافات الويب ورموز الوصول والدعوات التي أنشأها {name}. وتبقى الموافقات السابقة. والعودة تحتاج إلى دعوة جديدة.',
  'members.removed': 'تمت إزالة {name}',
  'members.tabletsEnd':
    '{count, plural, zero {تُفصل هذه الأجهزة:} one {يُفصل هذا الجهاز:} two {يُفصل هذان الجهازان:} few {تُفصل هذه الأجهزة:} many {تُفصل هذه الأجهزة:} other {تُفصل هذه الأجهزة:}}',
  'members.tabletsEndHint': 'تنتهي جلسات الأطفال عليها. أعد ربط الجهاز الذي يبقى في العائلة.',
  'members.afterText': 'ربما ما زال {name} يعرف رمز العائلة وصور الأطفال. يمكنك تغييرها الآن.',
  'members.afterCode': 'رمز العائلة',
  'members.newPictures': 'صور جديدة',
  'members.afterCalendars':
    'كان بإمكان {name} أيضًا رؤية عناوين التقويم للوالدين الآخرين. يمكنك تجديدها في <0>التقويمات</0>.',
  'members.afterDone': 'تم',
  'members.removeFailed': 'لم تتم الإزالة',
  'members.leave': 'مغادرة',
  'members.leaveTitle': 'مغادرة {family}؟',
  'members.leaveText':
    'لن يظهر لك أطفالها ومهامها ومكافآتها، وتنتهي جلستك. وتتوقف عناوين التقويم وخطافات الويب ورموز الوصول والدعوات التي أنشأتها. والعودة تحتاج إلى دعوة جديدة.',
  'members.left': 'غادرت {family}',
  'members.leftText': 'يبقى حسابك. بعد تسجيل الدخول يمكن الانضمام إلى عائلة أخرى أو تأسيسها.',
  'members.leaveFailed': 'ما زلت في العائلة',

  'members.families': 'عائلاتك',
  'members.unnamed': 'عائلة بلا اسم',
  'members.familyHere': 'أنت هنا',
  'members.switch': 'انتقال',
  'members.switchTo': 'الانتقال إلى {family}',
  'members.switched': 'أنت في {family} الآن',
  'members.switchFailed': 'ما زلت في العائلة نفسها',
  'members.closed': 'مغلقة',
  'members.closedUntil': 'يمكن فتحها من جديد حتى {day}. ثم تُحذف مع صورها.',
  'members.closedByAdmin': 'أغلقها أحد المشرفين. وستُحذف في {day}. يرجى التواصل مع القائمين على Starnest هذا.',
  'members.restore': 'فتحها من جديد',
  'members.restoreNamed': 'فتح {family} من جديد',
  'members.restoreFailed': 'لم تُفتح عائلتك',

  'members.invite': 'دعوة شخص كبير',
  'members.inviteAs': 'الدعوة بدور',
  'members.makeLink': 'إنشاء رابط',
  'members.sendTo': 'إرسال إلى',
  'members.sendToHint': 'عنوان بريد إلكتروني. ودونه يظهر رابط لإرساله بنفسك.',
  'members.send': 'إرسال الدعوة',
  'members.sentTo': 'في الطريق إلى {email}',
  'members.notSentTo': 'لم يُرسل بريد إلى {email}',
  'members.notSentWhy': 'بلغنا حد اليوم. يمكنك مشاركة الرابط بنفسك.',
  'members.inviteFailed': 'لم تُنشأ دعوة',
  'members.inviteUnsure': 'لا يُعرف هل تمّ الأمر',
  'members.qrCode': 'رمز QR للدعوة',
  'members.linkText':
    'يُمسح هذا الرمز، أو يُرسل الرابط. يعمل مرة واحدة، لمدة {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، ويظهر الآن فقط.',
  'members.link': 'رابط الدعوة',
  'members.copyLink': 'نسخ الرابط',
  'members.copied': 'نُسخ الرابط',
  'members.cannotCopy': 'يرجى نسخ هذا الرابط',
  'members.invitedAs.parent': 'دعوة بدور ولي أمر',
  'members.invitedAs.helper': 'دعوة بدور مساعد',
  'members.linkEnds': 'ينتهي الرابط {day}',
  'members.linkEndsBy': 'ينتهي الرابط {day}\u00a0· <0>من {name}</0>',
  'members.withdraw': 'سحب',
  'members.withdrawFailed': 'لم تُسحب الدعوة',
} satisfies Record<keyof typeof en, string>;
