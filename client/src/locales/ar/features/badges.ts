import type en from '../../en/features/badges';

/** The ten level badges; mail has the same names. */
export default {
  'badges.name.star-starter': 'النجمة الأولى',
  'badges.name.bright-spark': 'شرارة مضيئة',
  'badges.name.nest-builder': 'بناء العش',
  'badges.name.moon-hopper': 'قفزة القمر',
  'badges.name.comet-chaser': 'مطاردة المذنّب',
  'badges.name.cloud-captain': 'قيادة الغيوم',
  'badges.name.rainbow-ranger': 'ألوان قوس قزح',
  'badges.name.planet-pilot': 'رحلة الكواكب',
  'badges.name.galaxy-hero': 'بطولة المجرّة',
  'badges.name.legend': 'أسطورة',
  'badges.text.star-starter': 'أول نجمة على الإطلاق.',
  'badges.text.bright-spark': 'نورك يتوهّج.',
  'badges.text.nest-builder': 'البيت أسعد بك.',
  'badges.text.moon-hopper': 'قفزة عملاقة.',
  'badges.text.comet-chaser': 'سرعة ونور ولطف.',
  'badges.text.cloud-captain': 'قيادة الطاقم كله.',
  'badges.text.rainbow-ranger': 'اليوم أجمل بألوانك.',
  'badges.text.planet-pilot': 'إلى أبعد مكان والعودة.',
  'badges.text.galaxy-hero': 'سماء مليئة بالمساعدة.',
  'badges.text.legend': 'سيغنّون عن هذا العش.',

  'badges.toCome': 'قادمة',
} satisfies Record<keyof typeof en, string>;
