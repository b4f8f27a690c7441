/** Which fields of an organisation this viewer edits, and what stands in them. The rights come with the organisation. */
import type { OrganisationAction } from '#domain/access/admin-rights'
import type { ApiAgent, ApiStore } from '#domain/contracts/organisation'
import { formFieldsText, termsText } from '../text.ts'
import { type FormField, textOfRate, type Values } from './fields.ts'

const may = ({ may: all }: ApiAgent | ApiStore, action: OrganisationAction): boolean => all.includes(action)

const personFields = (): readonly FormField[] => [
  { name: 'contact', label: formFieldsText.contact },
  { name: 'phoneNumber', label: formFieldsText.phoneNumber, type: 'tel' },
  { name: 'email', label: formFieldsText.email, type: 'email', isWide: true },
]

const placeFields = (isReadOnly: boolean): readonly FormField[] => [
  { name: 'address1', label: formFieldsText.address1, isReadOnly },
  { name: 'postalCode', label: formFieldsText.postalCode, isRequired: true, isReadOnly },
]

export const agentFields = (agent: ApiAgent): readonly FormField[] => [
  { name: 'name', label: formFieldsText.name, isRequired: true, isWide: true },
  ...personFields(),
  ...placeFields(false),
  ...(may(agent, 'organisation.edit-terms')
    ? [
        { name: 'discountWindowNet', label: termsText.discountWindowNet, isRate: true },
        { name: 'discountDoorNet', label: termsText.discountDoorNet, isRate: true },
        { name: 'storeMargin', label: termsText.storeMargin, isRate: true },
      ]
    : []),
  // only where his quotes are calculated with a margin.
  ...(may(agent, 'organisation.edit-margin') && agent.projectCalculation
    ? [{ name: 'defaultMargin', label: termsText.customerMargin, isRate: true }]
    : []),
]

export const storeFields = (store: ApiStore): readonly FormField[] => {
  const isContract = may(store, 'organisation.edit-contract')
  return [
    {
      name: 'name',
      label: formFieldsText.name,
      isRequired: true,
      isReadOnly: !isContract,
      isWide: true,
    },
    {
      name: 'organisationNumber',
      label: formFieldsText.organisationNumber,
      isReadOnly: !isContract,
      isWide: true,
    },
    ...personFields(),
    ...placeFields(!isContract),
    // only where the store's quotes are calculated with a margin.
    ...(may(store, 'organisation.edit-margin') && store.projectCalculation
      ? [{ name: 'defaultMargin', label: termsText.defaultMargin, isRate: true }]
      : []),
    ...(isContract
      ? [
          { name: 'marginRef', label: termsText.marginRef },
          { name: 'discountMaxWindows', label: termsText.discountMaxWindows, isRate: true },
          { name: 'discountMaxDoors', label: termsText.discountMaxDoors, isRate: true },
        ]
      : []),
  ]
}

const common = (organisation: ApiAgent | ApiStore): Values => ({
  name: organisation.name,
  contact: organisation.contact,
  phoneNumber: organisation.phoneNumber,
  email: organisation.email,
  address1: organisation.address.address1,
  postalCode: organisation.address.postalCode,
  defaultMargin: textOfRate(organisation.defaultMargin),
})

export const agentValues = (agent: ApiAgent): Values => ({
  ...common(agent),
  discountWindowNet: textOfRate(agent.discountWindowNet),
  discountDoorNet: textOfRate(agent.discountDoorNet),
  storeMargin: textOfRate(agent.storeMargin),
})

export const storeValues = (store: ApiStore): Values => ({
  ...common(store),
  organisationNumber: store.organisationNumber ?? '',
  marginRef: store.marginRef ?? '',
  discountMaxWindows: textOfRate(store.discountMaxWindows),
  discountMaxDoors: textOfRate(store.discountMaxDoors),
})
