/**
 * The Norwegian sentence of every rule that has something to say, keyed by a dotted code. Wording: trade handbook 11;
 * what it words with "–" says nothing, except where a person who asks for the impossible needs a reason.
 */
import { texts } from '#domain/texts/texts'

export const ruleSentences = texts('messages/rules.rule', {
  'size.below-minimum': 'Bredde og høyde må være minst {min} mm.',
  'size.outside-limits':
    '{function} kan leveres med bredde {widthMin}–{widthMax} mm og høyde {heightMin}–{heightMax} mm.',
  'size.area-above-max': 'Arealet er {area} m². Maks for {function} er {max} m².',
  'size.outside-model-area': 'Arealet er {area} m². {model} leveres fra {min} til {max} m².',
  'size.sash-too-heavy':
    'Rammen veier {kg} kg. Maks for beslaget er {max} kg. Velg lettere glass eller mindre mål.',
  'size.sash-ratio': 'Forholdet bredde/høyde er for stort for {function}.',
  'size.heavy-product': 'Produktet veier {kg} kg. Vurder kranbil eller løfteutstyr.',
  'size.folding-leaf': 'Fløyen blir {width} mm bred. Foldefløyer leveres fra {min} til {max} mm.',
  'size.fitted-to-function': 'Målet er endret til {width} × {height} mm for å passe {function}.',

  'part.not-a-bar': '{model} er {thickness} mm og leveres i lengder fra {min} til {max} mm.',
  'part.own-choices-only': 'For {model} velges bare lengde, dybde og farge.',

  'shape.invalid': 'Ugyldig verdi for formen.',
  'shape.angle-gives-invalid-size': 'Vinkelen gir et ugyldig mål.',
  'shape.angle-outside-range': 'Vinkelen må være mellom {min} og {max} grader.',
  'shape.corner-too-sharp': 'Spisseste hjørne er {angle}°. Minste vinkel er {min}°.',
  'shape.function-not-possible': 'Skråform kan bare leveres som fastkarm eller skrå dreh-kipp.',
  'shape.hinges-on-long-side': 'Skrå dreh-kipp er hengslet på den lengste siden.',
  'shape.not-available': 'Ikke tilgjengelig for skråform.',
  'shape.not-for-model': '{model} kan ikke leveres i denne formen.',

  'function.not-for-model': 'Ingen gyldige funksjonsvalg',
  'function.nothing-opens': 'Minst ett felt må kunne åpnes.',
  'function.no-such-field': 'Åpningsfunksjon for felt kan bare velges i felt som produktet er delt i.',
  'function.fixed': 'Produktet kan ikke åpnes og leveres uten vrider, lås og åpningsbeslag.',
  'function.not-an-escape': 'Funksjonen kan ikke brukes som rømningsvindu.',
  'fittings.heavy-arms': 'Rammen veier {kg} kg. Tungt beslag er lagt til.',
  'fittings.four-hinges': 'Døren leveres med fire hengsler.',
  'fittings.hidden-hinges':
    'Skjulte hengsler kan ikke brukes på brannklassifisert dør eller dør over {max} kg.',
  'fittings.handle-needs-lock': '{handle} krever {lock}.',
  'fittings.low-handle': 'Lavtsittende vrider krever rammehøyde minst {min} mm.',
  'fittings.low-handle-side-hung': 'Over {max} mm leveres lavtsittende vrider kun med sidehengsling.',

  'divider.invalid': 'Ugyldig verdi',
  'divider.fixed': 'Flytting ikke tillatt',
  'divider.field-too-narrow': 'Feltet blir for smalt ({size} mm). Minste felt er {min} mm.',
  'divider.too-many-fields': 'Maks {max} felt i hver retning.',
  'divider.removable-only-double': 'Rømningspost kan bare brukes i to-rams vindu.',
  'crossbar.needs-cavity': 'Sprosse i glass krever hulrom på minst {min} mm og er endret til løs sprosse.',
  'crossbar.in-panel': 'Sprosser lages ikke i tett fylling. De er der igjen når feltet får glass.',
  'divider.level-only': '{type} kan ikke stå loddrett.',
  'crossbar.pane-too-small': 'Ruten mellom sprossene blir under {min} mm.',

  'glass.replaced': 'Ruten er {area} m². Glasset er endret til {glass}.',
  'glass.pane-too-large': 'Ruten er {area} m². {glass} kan brukes inntil {max} m² – velg forsterket glass.',
  'glass.edge-too-short': 'Glasskanten blir for kort ({size} mm). Minste kant er {min} mm.',
  'glass.thickness': '{glass} er {thickness} mm. {type} tar glass fra {min} til {max} mm.',
  'glass.not-for-model': '{glass} leveres ikke på {model}.',
  'glass.property-conflict': 'Kan ikke kombineres med valgt glass.',
  'glass.solar-mixed': 'Solbeskyttelsesglass kan ha avvikende farge fra vanlig glass i samme fasade.',
  'glass.property-on-panel': 'Feltet har tett fylling og ikke glass.',
  'glass.aluminium-spacer': 'Aluminium avstandslist gir høyere varmetap.',
  'glass.u-above-minimum-level':
    'U-verdi {u} er over TEK17 minimumsnivå {max}. Kun for fritidsbolig eller uoppvarmet rom.',
  'glass.u-above-measure-level':
    'U-verdi {u} er over TEK17 energitiltak {max}. Kontroller prosjektets gjennomsnitt.',

  'depth.increased': 'Karmdybden er økt til {depth} mm fordi glasset er {thickness} mm tykt.',
  'depth.below-minimum': 'Karmdybden må være minst {min} mm for valgt glass.',
  'depth.not-made': 'Karmdybde {depth} mm finnes ikke. Velg {list}, eller velg utforing.',
  'depth.above-jamb-maximum': 'Karmdybden med utforing kan være inntil {max} mm.',

  'safety.low-glass':
    'Glass lavere enn 0,8 m over gulv må sikres (TEK17 § 12-17). Velg sikkerhetsglass, brystning eller annen sikring.',
  'safety.tall-window':
    'Vinduet kan ha glass under 0,8 m. Kontroller krav til personsikkerhetsrute (NS 3510).',
  'safety.child-lock': 'Barnesikring kreves når vinduet er 3,3 m eller mer over terreng (TEK17 § 12-17).',
  'safety.child-lock-included': 'Barnesikring inngår i toppsving og sidesving.',
  'safety.child-lock-and-escape': 'Barnesikring må ikke hindre rømning.',
  'safety.escape-too-small':
    'Fri åpning er {width} × {height} mm. Rømningsvindu krever minst {widthMin} × {heightMin} mm og sum {sumMin}\u00A0mm.',
  'safety.glass-marking':
    'Glassfelt i inngangsparti skal kontrastmerkes i 0,9 og 1,5 m høyde (TEK17 § 12-17).',

  'vents.not-for-type': 'Ventil er fjernet fordi {type} ikke leveres med ventil.',
  'vents.too-many': 'Bredden gir plass til {count} ventil(er).',
  'vents.sloping-head': 'Ventil kan ikke monteres i skrå overkarm.',
  'vents.sound-vent-gone': 'Lydventil er tatt bort fordi produktet ikke har ventil.',
  'vents.sound-vent-needs-vent': 'Lydventil erstatter en vanlig ventil. Velg antall ventiler først.',

  'fire.not-available': 'Brannklassifisert produkt kan ikke ha ventil, skjulte hengsler eller deling.',
  'fire.mounting': 'Brannklassifisert produkt monteres kun med skruefeste gjennom karm.',
  'fire.needs-fire-glass': 'Brannklassen krever brannglass.',
  'fire.beyond-tested-size': 'Brannklasse {fireClass} er dokumentert inntil {widthMax} × {heightMax} mm.',
  'fire.closer': 'Branndør leveres med dørlukker.',
  'fire.window-mounting': 'Brannvindu skal monteres i henhold til monteringsanvisning, kun med skruefeste.',
  'fire.not-on-door': 'Ikke tillatt på brannklassifisert dør.',
  'sound.below-class': 'Valget gir Rw {rw} dB. {model} krever minst {min} dB.',
  'sound.vent-replaced': 'Ventil er endret til lydventil.',

  'color.cladding-set': 'Utvendig farge er satt til {code} (nærmeste aluminiumsfarge).',
  'color.outer-set': 'Utvendig farge er satt til {code}.',
  'color.no-cladding': 'Aluminiumskledning leveres ikke på {model}.',
  'color.no-near-cladding': 'Ingen nær aluminiumsfarge, {code} er valgt. Kontroller fargen.',
  'color.untreated-outside': 'Ubehandlet tre kan bare velges innvendig.',
  'color.dark-on-wood': 'Mørke farger på tre krever kortere vedlikeholdsintervall.',
  'color.oak-veneer': 'Eikefiner leveres med beis eller lakk.',
  'color.laminate-needs-surface': 'Laminat krever overflaten Kompaktlaminat.',
  'color.oak': 'Eik leveres med beis eller lakk.',

  'jamb.groove-added': 'Foringsspor er lagt til.',
  'jamb.groove-needed': 'Utforing krever foringsspor.',
  'jamb.groove-fitted': 'Foringssporet er tilpasset fjæren.',
  'jamb.three-sided': 'Utforing leveres tresidig når blomsterbrett er valgt.',
  'jamb.hinders-sash': 'Utforing må ikke hindre innadslående ramme.',
  'jamb.flower-board-without-depth': 'Blomsterbrettet mangler dybde.',
  'jamb.no-flower-board': 'Blomsterbrett kan ikke leveres på denne modellen.',

  'door.free-width':
    'Fri bredde er {width} mm. Inngangsdør skal ha fri bredde minst {min} mm (TEK17 § 12-13).',
  'door.free-height': 'Fri høyde er {height} mm. Kravet er minst {min}\u00A0mm (TEK17 § 12-13).',
  'door.threshold': 'Terskel over 25 mm er ikke trinnfri.',
  'door.escape-lock': 'Rømningslås kan ikke ha sylinder innvendig.',
  'door.smart-lock': 'Smartlås krever FG-godkjent låskasse.',
  'door.grip-in-leaf': 'Kan ikke kombineres med integrert gripespor.',
  'door.viewer-in-glass': 'Dørkikkert kan ikke plasseres i glass.',
  'door.kickplate-over-glass':
    'Sparkeplaten dekker {over} mm av glasset. Velg en lavere plate, eller avklar plasseringen med fabrikken.',
  'door.extra-lock': 'Ekstralås leveres likelåst.',
  'door.lock-without-cylinder': 'Låsen tar ikke sylinder. Velg en lås med sylinder først.',
  'door.no-cylinder': 'Krever at døren har sylinder.',
  'door.not-approved-lock': '{part} er ikke FG-godkjent. Kontroller krav fra forsikringsselskapet.',
  'door.hidden-closer': 'Skjult dørlukker kan ikke kombineres med skjulte hengsler.',
  'stock.fixed': '{model} er lagervare og leveres med fast mål, farge og utstyr.',
  'panel.no-solid-field': 'Overflate for brystning krever et felt med tett fylling.',
} as const satisfies Record<string, string>)

/** What of a door's lock the insurers' body has not approved. */
export const notApprovedText = texts('messages/rules.not-approved', {
  lock: 'Låskassen',
  cylinder: 'Sylinderen',
  both: 'Låsen',
} as const)

export type RuleFindingCode = keyof typeof ruleSentences
