import { screen } from '@testing-library/react';
import { StepUpPage } from '.';
import { show } from '../testing/show.testing';

const buttons = (): string[] => [...document.querySelectorAll<HTMLButtonElement>('button[name=go]')].map((button) => button.value);

describe('the step before private data', () => {
  it('first asks for a code, with nothing to type', () => {
    show(<StepUpPage errors={{}} sent={false} />);
    expect(buttons()).toEqual(['step-send']);
    expect(document.querySelector('input')).toBeNull();
  });
  it('then takes the code, and can send another one', () => {
    show(<StepUpPage errors={{}} sent commandId="c1" />);
    expect(buttons()).toEqual(['step-verify', 'step-send']);
    const field = screen.getByLabelText('6-digit code');
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    expect(document.querySelector('input[name=commandId]')).toHaveProperty('value', 'c1');
  });
  it('leads from the summary to the code that is wrong', () => {
    show(<StepUpPage errors={{ stepCode: 'That is not the code' }} sent />);
    expect(screen.getByRole('alert').querySelector('a')!.getAttribute('href')).toBe('#stepCode');
    expect(document.getElementById('stepCode')!.getAttribute('aria-invalid')).toBe('true');
  });
  it('carries what was typed before the code ran out, every value of it, and says that nothing was sent', () => {
    const carried = (): [string, string][] =>
      [...new FormData(document.querySelector('form')!)].map(([name, value]) => [name, String(value)]);
    const typed = { description: 'Le bail est résilié', again: ['a1', 'a2'] };
    const all = [
      ['description', 'Le bail est résilié'],
      ['again', 'a1'],
      ['again', 'a2'],
    ];
    const asked = show(<StepUpPage errors={{}} sent={false} typed={typed} form="f" />);
    expect(carried()).toEqual(all);
    expect(document.querySelector('form')!.id).toBe('f');
    screen.getByText(/Nothing has been sent yet/);
    asked.unmount();
    show(<StepUpPage errors={{}} sent typed={typed} />);
    expect(carried()).toEqual([...all, ['stepCode', '']]);
  });
});
