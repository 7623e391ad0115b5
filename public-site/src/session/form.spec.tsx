import { act, fireEvent, screen } from '@testing-library/react';
import { Line } from '../forms';
import { show } from '../testing/show.testing';
import { Go, LiveForm, useAct, Wrong } from '.';

describe('a form that the page itself sends', () => {
  it('gives its answers instead of leaving', () => {
    const sent = jest.fn();
    show(
      <LiveForm name="one" values={{ city: 'Laval' }} onSend={(answers) => sent(answers)}>
        <Line name="city" label="City" />
      </LiveForm>,
    );
    expect(fireEvent.submit(document.querySelector('form')!)).toBe(false);
    expect(sent).toHaveBeenCalledWith({ city: 'Laval' });
  });
  it('finds again what was typed when the page returns in the other language', () => {
    const form = () => (
      <LiveForm name="kept" onSend={() => undefined}>
        <Line name="city" label="City" />
      </LiveForm>
    );
    const first = show(form());
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Gatineau' } });
    first.unmount();
    show(form(), '/mon-compte');
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Gatineau');
  });
  it('moves the focus to its errors each time they come, and states it in the title', () => {
    document.title = 'Account';
    const page = show(<Wrong errors={{ form: 'Not now' }} />);
    expect(document.activeElement).toBe(document.querySelector('[data-error-summary]'));
    expect(document.title).toBe('Error: Account');
    page.unmount();
    expect(document.title).toBe('Account');
  });
});

describe('one act at a time', () => {
  function Act({ work }: { work: () => Promise<Record<string, string> | void> }) {
    const { busy, errors, act: run } = useAct();
    return (
      <>
        <Go type="button" busy={busy} onPress={() => void run(work)}>
          Save
        </Go>
        <output>{errors.form}</output>
      </>
    );
  }
  it('ignores presses while it works, and shows what was wrong', async () => {
    let end: (errors: Record<string, string>) => void = () => undefined;
    const work = jest.fn(() => new Promise<Record<string, string>>((resolve) => (end = resolve)));
    show(<Act work={work} />);
    const button = screen.getByText('Save');
    fireEvent.click(button);
    fireEvent.click(button);
    expect(work).toHaveBeenCalledTimes(1);
    expect([button.getAttribute('aria-disabled'), document.querySelector('.hidden-text')!.textContent]).toEqual(['true', 'One moment…']);
    await act(async () => end({ form: 'Not now' }));
    expect(document.querySelector('output')!.textContent).toBe('Not now');
    fireEvent.click(button);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
