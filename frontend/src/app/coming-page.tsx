/** A page of the administration that is not built yet: says what will be there, and leads back. */
import { Anchor, Container, Text, Title } from '@mantine/core'
import { IconTools } from '@tabler/icons-react'
import { Link } from 'react-router'

export const ComingPage = () => (
  <Container size="xs" py="xl" mt="xl">
    <IconTools size={32} stroke={1.4} color="var(--mantine-color-gray-6)" aria-hidden />
    <Title order={1} mt="sm">
      Administrasjon
    </Title>
    <Text mt="xs" fw={600}>
      Denne siden kommer.
    </Text>
    <Text mt="xs" c="gray.7">
      Her skal forhandlere, byggmestere, brukere, systemmeldinger og tekster vedlikeholdes.
    </Text>
    <Anchor component={Link} to="/tilbud" mt="md" display="inline-block">
      Gå til tilbudene
    </Anchor>
  </Container>
)
