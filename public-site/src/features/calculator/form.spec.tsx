import { cleanup } from '@testing-library/react';
import { calculate } from '@jurilien/reference/child-support';
import { show } from '../../testing/show.testing';
import { answersFrom, errorsOf, sharedQuery } from './answers';
import { CalculatorForm } from './form';

describe('the form of the child support calculator', () => {
  it('shows again what was answered', () => {
    show(<CalculatorForm answers={{ home_a: 'QC', divorce: 'no', with_a: '2', income_a: '52 000' }} errors={{}} action="/x" />);
    const value = (id: string): string => document.querySelector<HTMLInputElement>(`#${id}`)!.value;
    expect([value('home_a'), value('with_a'), value('income_a')]).toEqual(['QC', '2', '52 000']);
    expect(document.querySelector<HTMLInputElement>('input[name=divorce][value=no]')!.checked).toBe(true);
  });
  it('ties an error to its figure, beside the hint of its row', () => {
    show(<CalculatorForm answers={{ with_a: 'deux' }} errors={{ with_a: 'A whole number' }} action="/x" />);
    const field = document.querySelector('#with_a')!;
    expect([field.getAttribute('aria-describedby'), field.getAttribute('aria-invalid')]).toEqual(['with_a-hint with_a-error', 'true']);
    expect(document.getElementById('with_a-error')!.textContent).toContain('A whole number');
  });
  it('opens the lines of income only where one is written or wrong', () => {
    const open = (answers: object, errors: object = {}): boolean => {
      cleanup();
      show(<CalculatorForm answers={answers} errors={errors} action="/x" />);
      return document.querySelector<HTMLDetailsElement>('details.more')!.open;
    };
    expect([open({}), open({ line200_a: '1' }), open({}, { line200_b: 'x' })]).toEqual([false, true, true]);
  });
});

describe('answers of the calculator', () => {
  it('come from a form, without what is empty or far too long', () => {
    const form = new FormData();
    form.set('income_a', '1'.repeat(90));
    form.set('income_b', '');
    form.set('other', 'x');
    expect(answersFrom(form)).toEqual({ income_a: '1'.repeat(60) });
  });
  it('are shared without a word of anyone’s income', () => {
    const shared = sharedQuery({ home_a: 'QC', with_a: '1', income_a: '52000', line200_a: '9' }).toString();
    expect(shared).toContain('home_a=QC');
    expect(shared).not.toMatch(/income|line/);
  });
  it('are wrong in words, in the order of the page', () => {
    const wrong = errorsOf(calculate({ home_a: 'QC', home_b: 'QC', divorce: 'no', with_a: 'deux', income_b: 'x' }, '2026-03-02', []), 'en');
    expect(Object.keys(wrong)).toEqual(['with_a', 'income_a', 'income_b']);
    expect(wrong.with_a).toContain('whole number');
  });
});
