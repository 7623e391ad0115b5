/** Counts checks and ends like every level of this project: `N passed, N failed`. */
export function tally() {
  let passed = 0;
  const failures = [];
  return {
    check(name, problems) {
      const list = Array.isArray(problems) ? problems : problems ? [problems] : [];
      if (list.length === 0) passed += 1;
      else failures.push(name);
      console.log(`${list.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
      for (const problem of list.slice(0, 30)) console.log(`       ${problem}`);
      if (list.length > 30) console.log(`       … and ${list.length - 30} more`);
    },
    end() {
      console.log(`${passed} passed, ${failures.length} failed`);
      process.exitCode = failures.length > 0 ? 1 : 0;
    },
  };
}
