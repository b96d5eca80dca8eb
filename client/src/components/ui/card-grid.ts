export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-4.5';
