/** An address of the application whose page is not built yet: says what will be there, and leads back. */
import { Anchor, Container, Text, Title } from '@mantine/core'
import { IconTools } from '@tabler/icons-react'
import { Link } from 'react-router'

const texts = {
  profile: {
    title: 'Min profil',
    text: 'Her skal du kunne endre navn, telefon og passord. Inntil videre gjør administratoren din det for deg.',
  },
  admin: {
    title: 'Administrasjon',
    text: 'Her skal forhandlere, byggmestere, brukere, systemmeldinger og tekster vedlikeholdes.',
  },
} as const

export const ComingPage = ({ page }: { page: keyof typeof texts }) => (
  <Container size="xs" py="xl" mt="xl">
    <IconTools size={32} stroke={1.4} color="var(--mantine-color-gray-6)" aria-hidden />
    <Title order={1} mt="sm">
      {texts[page].title}
    </Title>
    <Text mt="xs" fw={600}>
      Denne siden kommer.
    </Text>
    <Text mt="xs" c="gray.7">
      {texts[page].text}
    </Text>
    <Anchor component={Link} to="/tilbud" mt="md" display="inline-block">
      Gå til tilbudene
    </Anchor>
  </Container>
)
