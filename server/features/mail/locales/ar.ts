import type en from './en';

export default {
  'mail.footer': 'Starnest: مهام عائلية تكسب النجوم. أُرسلت هذه الرسالة تلقائيًّا.',
  'mail.open_address': 'أو عبر هذا العنوان:',
  'mail.greeting': 'مرحبًا {firstName}',
  'mail.greeting_nameless': 'مرحبًا',

  'confirm_email.subject': 'تأكيد عنوانك في Starnest',
  'confirm_email.text':
    'ذُكر هذا العنوان في Starnest، وعلى الأرجح منك. بعد تأكيده يستطيع Starnest مساعدتك إن نسيت كلمة المرور.',
  'confirm_email.button': 'تأكيد هذا العنوان',
  'confirm_email.validity': 'يعمل الرابط مرة واحدة، حتى {until}.',
  'confirm_email.not_you': 'لم يكن ذلك منك؟ يمكن تجاهل هذه الرسالة. لن يصل بريد آخر إلى هذا العنوان.',
  'cancel_email.subject': 'عنوان بريدك في Starnest يتغيّر',
  'cancel_email.text': 'تغيّر عنوان البريد الإلكتروني لحساب {username} في Starnest أو أُزيل.',
  'cancel_email.not_you':
    'لم يكن ذلك منك؟ يمكنك إلغاء التغيير: يعود عنوانك القديم، ويُسجَّل الخروج من كل المتصفحات، ثم تختار كلمة مرور جديدة.',
  'cancel_email.button': 'إلغاء التغيير',
  'cancel_email.validity':
    'يعمل الرابط مرة واحدة، لمدة {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'cancel_email.you': 'كان ذلك منك؟ إذن لا حاجة إلى فعل شيء.',
  'password_reset.subject': 'أُعيد تعيين كلمة مرورك في Starnest',
  'password_reset.text': 'أُعيد تعيين كلمة مرور {username}، وسُجِّل الخروج من كل المتصفحات.',
  'password_reset.button': 'اختيار كلمة مرور أخرى',
  'password_reset.not_you': 'لم يكن ذلك منك؟ يرجى اختيار كلمة مرور أخرى الآن.',
  'password_changed.subject': 'تم تغيير كلمة مرورك في Starnest',
  'password_changed.text': 'تم تغيير كلمة مرور {username}، وسُجِّل الخروج من المتصفحات الأخرى.',
  'password_changed.button': 'اختيار كلمة مرور أخرى',
  'password_changed.not_you': 'لم يكن ذلك منك؟ يرجى اختيار كلمة مرور أخرى الآن.',
  'passkey_added.subject': 'أُضيف مفتاح مرور إلى حسابك في Starnest',
  'passkey_added.text': 'يستطيع مفتاح مرور جديد الدخول باسم {username}.',
  'passkey_added.button': 'عرض مفاتيح مرورك',
  'passkey_added.not_you': 'لم يكن ذلك منك؟ يرجى إزالة مفتاح المرور وتغيير كلمة المرور.',

  'reset_password.subject': 'إعادة تعيين كلمة مرورك في Starnest',
  'reset_password.text':
    'طُلبت كلمة مرور جديدة لحساب {username}، وعلى الأرجح منك. يعمل الرابط مرة واحدة، حتى {until}.',
  'reset_password.button': 'اختيار كلمة مرور جديدة',
  'reset_password.not_you': 'لم يكن ذلك منك؟ يمكن تجاهل هذه الرسالة. تبقى كلمة مرورك كما هي.',

  'invite.subject': 'دعوة إلى Starnest',
  'invite.text_parent':
    'وصلتك دعوة للانضمام إلى عائلة في Starnest، حيث ينجز الأطفال مهامهم ويكسبون النجوم وينفقونها. بدور ولي الأمر يمكنك رؤية كل شيء وتغييره.',
  'invite.text_helper':
    'وصلتك دعوة للانضمام إلى عائلة في Starnest، حيث ينجز الأطفال مهامهم ويكسبون النجوم وينفقونها. بدور المساعد يمكنك رؤية كل شيء والموافقة على المهام وتسليم المكافآت.',
  'invite.button': 'عرض الدعوة',
  'invite.validity':
    'يعمل الرابط مرة واحدة، لمدة {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'invite.not_known':
    'تُظهر الدعوة من أرسلها. دعوة من شخص غير معروف لك؟ إذن لا حاجة إلى فعل شيء: لن يعلم أحد أن هذه الرسالة وصلتك.',

  'weekly_letter.subject': 'أسبوعك في Starnest، {dates}',
  'weekly_letter.text': 'هكذا كان أسبوع {family}، {dates}.',
  'weekly_letter.text_nameless': 'هكذا كان أسبوع عائلتك، {dates}.',
  'weekly_letter.chores':
    '{count, plural, zero {لا مهام موافَقًا عليها} one {مهمة واحدة موافَق عليها} two {مهمتان موافَق عليهما} few {# مهام موافَق عليها} many {# مهمة موافَق عليها} other {# مهمة موافَق عليها}}',
  'weekly_letter.stars':
    '{count, plural, zero {0 نجوم مكتسبة} one {نجمة واحدة مكتسبة} two {نجمتان مكتسبتان} few {# نجوم مكتسبة} many {# نجمة مكتسبة} other {# نجمة مكتسبة}}',
  'weekly_letter.streak':
    '{count, plural, zero {0 أيام متتالية} one {يوم واحد} two {يومان متتاليان} few {# أيام متتالية} many {# يومًا متتاليًا} other {# يوم متتالٍ}} مع مهمة منجزة',
  'weekly_letter.level': 'الوصول إلى المستوى {level}',
  'weekly_letter.badge': 'شارة جديدة: {name}',
  'badge.star-starter': 'النجمة الأولى',
  'badge.bright-spark': 'شرارة مضيئة',
  'badge.nest-builder': 'بناء العش',
  'badge.moon-hopper': 'قفزة القمر',
  'badge.comet-chaser': 'مطاردة المذنّب',
  'badge.cloud-captain': 'قيادة الغيوم',
  'badge.rainbow-ranger': 'ألوان قوس قزح',
  'badge.planet-pilot': 'رحلة الكواكب',
  'badge.galaxy-hero': 'بطولة المجرّة',
  'badge.legend': 'أسطورة',
  'weekly_letter.promised': 'تمت الموافقة ولم تُسلَّم',
  'weekly_letter.promise': '{reward}، إلى {kid}',
  'weekly_letter.promises_more':
    '{count, plural, zero {لا غيرها} one {وواحدة أخرى} two {واثنتان أخريان} few {و# أخرى} many {و# أخرى} other {و# أخرى}}',
  'weekly_letter.waiting': 'بانتظار موافقتك',
  'weekly_letter.waiting_chores':
    '{count, plural, zero {لا مهام للموافقة} one {مهمة واحدة للموافقة} two {مهمتان للموافقة} few {# مهام للموافقة} many {# مهمة للموافقة} other {# مهمة للموافقة}}',
  'weekly_letter.waiting_rewards':
    '{count, plural, zero {لا طلبات مكافآت} one {طلب مكافأة واحد} two {طلبا مكافأة} few {# طلبات مكافآت} many {# طلب مكافأة} other {# طلب مكافأة}}',
  'weekly_letter.button': 'فتح Starnest',
  'weekly_letter.why': 'تصلك هذه الرسالة مرة في الأسبوع لأنك فعّلتها في إعداداتك.',
  'weekly_letter.stop': 'إيقاف الرسالة الأسبوعية',
} satisfies Record<keyof typeof en, string>;
