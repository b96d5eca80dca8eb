import { describe, expect, it } from 'vitest';
import { familyTitle, parentName } from './family-texts';
import { aFamily } from './testing/sample-family';

describe('familyTitle and parentName', () => {
  it('fall back to the username', () => {
    const nameless = aFamily({ familyName: null, firstName: null, lastName: null, username: 'mkowalski' });
    expect(familyTitle(nameless)).toBe('mkowalski');
    expect(parentName(nameless)).toBe('mkowalski');
  });

  it('use the available parts of the name', () => {
    expect(familyTitle(aFamily({ familyName: 'Rivera' }))).toBe('Rivera');
    expect(parentName(aFamily({ firstName: 'Dana', lastName: null }))).toBe('Dana');
    expect(parentName(aFamily({ firstName: 'Dana', lastName: 'Rivera' }))).toBe('Dana Rivera');
  });
});
