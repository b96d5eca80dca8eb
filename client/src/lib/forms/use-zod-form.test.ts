import { createChoreRequest } from '@shared/contracts/chores';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorsOfSchema } from './use-zod-form';

function faultsOf(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  return error && errorsOfSchema(error);
}

describe('schema errors', () => {
  it('have one message per field', () => {
    expect(faultsOf(createChoreRequest, { name: 'x'.repeat(101), starReward: 2000, isActive: 1 })).toEqual({
      name: 'Please use 60 characters or fewer',
      starReward: 'Please enter 1,000 or less',
      isActive: 'Please choose on or off',
    });
  });

  it('use the first part of the path', () => {
    const schema = z.object({ picturePattern: z.array(z.number('validation.pattern_length')) });
    expect(faultsOf(schema, { picturePattern: ['a', 'b'] })).toEqual({
      picturePattern: 'Must select exactly 4 pictures',
    });
  });
});
