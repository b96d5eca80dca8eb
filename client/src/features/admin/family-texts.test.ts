import { describe, expect, it } from 'vitest';
import { familyTitle, kidsForRow, parentName } from './family-texts';
import { aFamily, aKid } from './testing/sample-family';

describe('familyTitle and parentName', () => {
  it('fall back to the username', () => {
    const nameless = aFamily({ familyName: null, firstName: null, lastName: null, username: 'mkowalski' });
    expect(familyTitle(nameless)).toBe('mkowalski');
    expect(parentName(nameless)).toBe('mkowalski');
  });

  it('take what there is of the name', () => {
    expect(familyTitle(aFamily({ familyName: 'Rivera' }))).toBe('Rivera');
    expect(parentName(aFamily({ firstName: 'Dana', lastName: null }))).toBe('Dana');
    expect(parentName(aFamily({ firstName: 'Dana', lastName: 'Rivera' }))).toBe('Dana Rivera');
  });
});

describe('kidsForRow', () => {
  const kids = ['Mia', 'Leo', 'Ava', 'Noah'].map((name) => aKid({ name }));
  const names = (search: string, room: number) => kidsForRow(kids, search, room).map(({ name }) => name);

  it('keeps the order and the room', () => {
    expect(names('', 3)).toEqual(['Mia', 'Leo', 'Ava']);
    expect(names('noah', 4)).toEqual(['Mia', 'Leo', 'Ava', 'Noah']);
  });

  it('puts the kid who was searched for first when there is not room for all', () => {
    expect(names('NOA', 2)).toEqual(['Noah', 'Mia']);
  });
});
