const slots = [...document.querySelectorAll('.slot')];
let code = '';

document.querySelector('.digits').addEventListener('click', ({ target }) => {
  const face = target.closest('button')?.textContent;
  if (/^\d$/.test(face)) code = (code + face).slice(0, slots.length);
  else if (face === 'Clear') code = '';
  else if (face === 'Back') code = code.slice(0, -1);
  slots.forEach((slot, index) => (slot.textContent = code[index] ?? ''));
});
