import type en from '../../en/features/tour';

/** Words of the landing page’s look into the app; the pictures are of its English. */
export default {
  'tour.title': 'نظرة إلى الداخل',
  'tour.text': 'ما يراه الأطفال، وما يراه الأهل.',

  // What kids see
  'tour.today': 'يومهم بالصور',
  'tour.todayText':
    'ما حان وقته الآن، وما يأتي لاحقًا، وما أُنجز، بصوت عالٍ لمن لا يقرأ بعد. كل مهمة تملأ العش، والعش الممتلئ يفتح بيضة.',
  'tour.todayAlt': 'يوم طفل: مهامه ونجومها، وعش يمتلئ.',
  'tour.nest': 'عش يكبر',
  'tour.nestText':
    'المستويات والشارات والأيام المتتالية تجلب كنوزًا لتزيين العش. والنجوم للإنفاق، أو للادخار من أجل أمنية.',
  'tour.nestAlt': 'عش طفل: كنوز على غصن، وأصدقاء للاختيار، والطريق إلى المستوى التالي.',

  // What parents see
  'tour.plan': 'الأسبوع كله أمامك',
  'tour.planText':
    'مهام في أيام ثابتة، أو بالتناوب، أو لمن يسبق. نقلها إلى يوم آخر بالسحب، والاستراحة في الإجازة لا تُفوّت شيئًا.',
  'tour.planAlt': 'خطة أسبوع: مهام كل طفل في كل يوم.',
  'tour.statement': 'لكل نجمة حكاية',
  'tour.statementText': 'سبب كل نجمة ومن وافق عليها. التراجع ممكن طوال سبعة أيام، وكذلك منح النجوم يدويًّا.',
  'tour.statementAlt': 'نجوم طفل: ما كسبه من كل مهمة، والمجموع.',

  // What else it does
  'tour.more': 'وأكثر من ذلك',
  'tour.pictures': 'أربع صور بلا كلمة مرور',
  'tour.picturesText': 'دخول الأطفال بلا قراءة كلمة واحدة.',
  'tour.people': 'كل من يساعد',
  'tour.peopleText': 'الأهل والأجداد ومن يعتني بالأطفال، في بيت واحد أو بيتين.',
  'tour.tuneUp': 'أفضل كل شهر',
  'tour.tuneUpText': 'المهام التي لا ينجزها أحد، والمكافآت البعيدة المنال.',
  'tour.news': 'بلا متابعة طوال اليوم',
  'tour.newsText': 'إشعارات، ورسالة أسبوعية، واشتراك في التقويم.',
  'tour.languages': 'ست لغات، ليلًا ونهارًا',
  'tour.languagesText': 'مظهر داكن، وعمل بلا إنترنت، مع لوحة المفاتيح وقارئ الشاشة.',
  'tour.data': 'بياناتك ملكك',
  'tour.dataText': 'كلها في ملف، أو حذفها نهائيًّا.',
} satisfies Record<keyof typeof en, string>;
