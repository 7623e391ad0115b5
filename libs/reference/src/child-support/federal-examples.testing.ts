/**
 * Worked examples of the federal tables in force from 2025-10-01: place, children, annual income, monthly amount, how near it must
 * be, and where it stands: `simplified` Justice Canada's simplified tables (rounded to the dollar), `note-3` SOR/97-175, Schedule I,
 * note 3, `above-150k` the rule printed on the simplified tables, `calculator` a second calculator.
 */
export const FEDERAL_EXAMPLES = `AB 1 17000 82 1.0 simplified
AB 1 25000 161 1.0 simplified
AB 1 50000 403 1.0 simplified
AB 1 60000 495 1.0 simplified
AB 1 75000 637 1.0 simplified
AB 2 200000 2813.0 0.005 above-150k
BC 2 51250 810.85 0.005 note-3
BC 1 200000 1803.0 0.005 above-150k
BC 3 200000 3711.0 0.005 above-150k
BC 2 200000 2855.0 0.005 above-150k
NB 1 200000 1678.0 0.005 above-150k
NL 2 200000 2679.0 0.005 above-150k
NS 1 200000 1640.0 0.005 above-150k
NS 2 200000 2624.0 0.005 above-150k
NS 3 200000 3405.0 0.005 above-150k
NT 1 200000 1813.0 0.005 above-150k
NU 5 17000 118 1.0 simplified
NU 5 20000 275 1.0 simplified
NU 5 25000 520 1.0 simplified
NU 4 150000 3576 1.0 simplified
NU 1 200000 1906.0 0.005 above-150k
NU 3 200000 3885.0 0.005 above-150k
ON 6 16000 0 1.0 simplified
ON 1 16000 0 1.0 simplified
ON 1 16100 10 1.0 simplified
ON 2 25000 442 0.5 calculator
ON 5 30000 718 1.0 simplified
ON 1 30000 240 1.0 simplified
ON 2 36700 557 1.0 simplified
ON 2 45300 691 1.0 simplified
ON 4 50000 1216 1.0 simplified
ON 1 50000 450 1.0 simplified
ON 6 60000 1794 1.0 simplified
ON 5 60000 1619 1.0 simplified
ON 1 67800 627 1.0 simplified
ON 1 75000 695 1.0 simplified
ON 2 75000 1144 1.0 simplified
ON 2 82400 1257 1.0 simplified
ON 2 90000 1372 1.0 simplified
ON 5 100000 2685 1.0 simplified
ON 2 100000 1517 1.0 simplified
ON 4 100000 2366 1.0 simplified
ON 1 125000 1131 1.0 simplified
ON 2 125000 1829 0.5 calculator
ON 4 137700 3082 1.0 simplified
ON 1 149900 1326 1.0 simplified
ON 4 150000 3310 1.0 simplified
ON 2 150000 2135 1.0 simplified
ON 6 150000 4123 1.0 simplified
ON 5 150000 3751 1.0 simplified
ON 2 200000 2745.0 0.005 above-150k
PE 2 200000 2632.0 0.005 above-150k
SK 1 200000 1693.0 0.005 above-150k
SK 3 200000 3569.0 0.005 above-150k
YT 2 200000 2880.0 0.005 above-150k`;
