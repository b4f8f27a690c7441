/** The 17 rows of the house that the demo quotes (functions/demo/enebolig.json), one line each. */
export const houseLines: readonly string[] = [
  '2190x1890 panorama glass 306 "V1 Stue sør"',
  '2 1490x1890 fastkarm "V2 Stue vest"',
  '1790x1190 toppsving "V3 Kjøkken"',
  '1490x590 topphengslet "V4 Kjøkken over benk"',
  '2 1190x1990 kombi "V5 Spisestue"',
  '2 790x1290 sidesving venstre "V6 Soverom 1"',
  '790x1290 sidesving høyre "V7 Soverom 2"',
  '690x1290 sidehengslet venstre "V8 Soverom 3 (rømning)"',
  '2 590x890 toppsving frostet "V9 Bad"',
  '990x590 topphengslet "V10 Vaskerom"',
  '590x2090 fast alu RAL 7016 "V11 Trapp"',
  '1590x1390 mønevindu form 7 b1=795 h1=790 h2=790 "V12 Gavl loft"',
  '990x1290 skråvindu form 1 h1=790 "V13 Gavl skrå venstre"',
  '990x2090 sølvkollen HU "D1 Ytterdør"',
  '890x2090 balkongdør VU "D2 Balkongdør stue"',
  '2390x2090 skyvedør mot venstre "D3 Skyvedør terrasse"',
  '890x2090 boddør VU "D4 Bod"',
]

/**
 * The same rows by somebody who knows the range: the ways of opening by their letters, what is short and unmistakable for the
 * rest, and no quotation mark at the end of a line.
 */
export const shortHouseLines: readonly string[] = [
  '2190x1890 1106 306 "V1 Stue sør',
  '2 1490x1890 fk "V2 Stue vest',
  '1790x1190 ts "V3 Kjøkken',
  '1490x590 th "V4 Kjøkken over benk',
  '2 1190x1990 kombi "V5 Spisestue',
  '2 790x1290 ssv "V6 Soverom 1',
  '790x1290 ssh "V7 Soverom 2',
  '690x1290 shv "V8 Soverom 3 (rømning)',
  '2 590x890 ts frost "V9 Bad',
  '990x590 th "V10 Vaskerom',
  '590x2090 fk alu 7016 "V11 Trapp',
  '1590x1390 møne form 7 b1=795 h1=790 h2=790 "V12 Gavl loft',
  '990x1290 skrå form 1 h1=790 "V13 Gavl skrå venstre',
  '990x2090 3104 hu "D1 Ytterdør',
  '890x2090 balkong vu "D2 Balkongdør stue',
  '2390x2090 skv "D3 Skyvedør terrasse',
  '890x2090 bod vu "D4 Bod',
]
