import { asked, HELP, Misuse } from './arguments.js';

const parse = (line: string) =>
  asked(
    line
      .split(' ')
      .filter(Boolean)
      .map((word) => word.replaceAll('+', ' ')),
  );

describe('the command line of npm run events', () => {
  it('understands where to stop', () => {
    expect(parse('state lead-1 --version 3')).toMatchObject({ command: 'state', subject: 'lead-1', version: 3, personal: false });
    expect(parse('stream lead-1 --at=2026-11-21T09:30:00-05:00')).toMatchObject({ at: '2026-11-21T14:30:00.000Z' });
    expect(parse('rebuild --all')).toMatchObject({ subject: '--all' });
    expect(parse('give-up view:leads_v1 --position 7 --reason wrong+currency+in+one+event')).toMatchObject({
      subject: 'view:leads_v1',
      reason: 'wrong currency in one event',
    });
  });

  it('understands what to archive, and where to', () => {
    expect(parse('archive --before 50000001 --tablespace cold')).toMatchObject({ before: 50_000_001, tablespace: 'cold' });
  });

  it('shows its help when nothing is asked, and every command is in it', () => {
    for (const line of ['', 'help', '--help', '-h', 'stream --help']) expect(parse(line)).toBeUndefined();
    for (const command of 'stream state event views rebuild readers aside retry give-up acts partition partitions archive rewrap'.split(
      ' ',
    ))
      expect(HELP).toContain(`\n  ${command} `);
  });

  it('says what is wrong, each time with what to write instead', () => {
    const wrong: [string, RegExp][] = [
      ['strem lead-1', /no command "strem".*stream/],
      ['constructor', /no command/],
      ['stream', /needs a stream name/],
      ['stream lead-1 lead-2', /one word too many/],
      ['views all', /one word too many/],
      ['stream lead-1 --versoin 3', /no option --versoin; it knows --version/],
      ['readers --all', /knows no option --all/],
      ['state lead-1 --version 0', /count 1, 2, 3/],
      ['state lead-1 --version', /--version needs a value/],
      ['state lead-1 --at yesterday', /not an instant/],
      ['state lead-1 --at 2026-13-45', /not an instant/],
      ['rebuild', /view, or --all/],
      ['partition --size 10', /1000000 at least/],
      ['archive --before 5000', /needs --before <position> and --tablespace <name>/],
      ['archive --before all --tablespace cold', /not a position/],
    ];
    for (const [line, sentence] of wrong) {
      expect(() => parse(line)).toThrow(Misuse);
      expect(() => parse(line)).toThrow(sentence);
    }
  });

  it('wants a reason for what leaves a trace', () => {
    for (const line of ['give-up leads', 'retry leads --reason no', 'stream lead-1 --personal', 'state lead-1 --personal --reason oui'])
      expect(() => parse(line)).toThrow(/needs --reason/);
    expect(parse('stream lead-1 --personal --reason asked+by+the+client')).toMatchObject({ personal: true });
  });
});
