import type en from '../../en/features/undo';

/** Words of undoing. */
export default {
  'undo.approved': 'تمت الموافقة: {name}',
  'undo.sentBack': 'أُعيدت: {name}',
  'undo.given':
    '{stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} إلى {kid}',
  'undo.taken':
    'أُخذت {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} من {kid}',
  'undo.handedOver': 'تم التسليم: {name}',
  'undo.changed': 'تغيّر: {name}',
  'undo.approvedSeveral': 'تمت الموافقة على {count, number}',
  'undo.sentBackSeveral': 'أُعيدت {count, number}',
  'undo.givenSeveral':
    'أُعطيت نجوم {count, plural, zero {# مرات} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}',
  'undo.takenSeveral':
    'أُخذت نجوم {count, plural, zero {# مرات} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}',
  'undo.handedOverSeveral':
    'تم تسليم {count, plural, zero {# مكافآت} one {مكافأة واحدة} two {مكافأتين} few {# مكافآت} many {# مكافأة} other {# مكافأة}}',
  'undo.changedSeveral':
    '{count, plural, zero {# تغييرات} one {تغيير واحد} two {تغييران} few {# تغييرات} many {# تغييرًا} other {# تغيير}}',
  'undo.undo': 'تراجع',
  'undo.undoOf': 'تراجع ({what})',
  'undo.undoing': 'جارٍ التراجع',

  'undo.failed': 'لم يتم التراجع',
  'undo.others':
    '{count, plural, zero {لا غيرها لم يتم التراجع عنه.} one {وواحدة أخرى لم يتم التراجع عنها.} two {واثنتان أخريان لم يتم التراجع عنهما.} few {و# أخرى لم يتم التراجع عنها.} many {و# أخرى لم يتم التراجع عنها.} other {و# أخرى لم يتم التراجع عنها.}}',
  'undo.tooLate':
    'مضى أكثر من {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  'undo.tooLateText': 'تبقى كما هي.',
  'undo.tooLateByHand': 'يمكن أخذ النجوم يدويًّا.',
  'undo.placeTaken': '{name}: تنتظر أو تمت مرة أخرى.',
  'undo.already': 'تم التراجع من قبل',
  'undo.alreadyText': '{name}: تراجع عنها شخص آخر.',
} satisfies Record<keyof typeof en, string>;
